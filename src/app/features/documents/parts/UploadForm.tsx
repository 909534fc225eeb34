import { documentLimits } from '@contract/documentLimits';
import type { DocumentKind } from '@contract/documents';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/documents';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { toastAdded } from '../../../flow/toastsSlice';
import { newClientId } from '../../../platform/viewer';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, radius, size } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { SelectField, TextField } from '../../../ui/Field';
import { FilePick } from '../../../ui/FilePick';
import { GroupError } from '../../../ui/GroupError';
import { Display3, Soft, Stack } from '../../../ui/Layout';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { kindLabels, kinds } from '../documentLabels';
import { useDocumentUpload } from '../useDocumentUpload';

const megabytes = limits.picture.bytes / 1024 / 1024;

/** Adds a document to a listing: a PDF or a picture, what it is, and its title. */
export function UploadForm({ property }: { property: number }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<{ file: File; clientId: string }>();
  const [wrongFile, setWrongFile] = useState('');
  const [kind, setKind] = useState<DocumentKind>('title_search');
  const [title, setTitle] = useState<string>();
  const upload = useDocumentUpload(property, () => {
    setChosen(undefined);
    setTitle(undefined);
    dispatch(toastAdded('good', messages.uploaded));
  });
  const { busy, progress, refusal } = upload;
  const refused = fieldErrors(refusal);
  // another document than the one that may be stored already
  const renew = () => setChosen((before) => before && { ...before, clientId: newClientId() });
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, () => {
    if (!chosen) return setWrongFile(messages.fileIsMissing);
    upload.send({ clientId: chosen.clientId, kind, title: shownTitle.trim() }, chosen.file);
  });
  const shownTitle = title ?? kindLabels[kind];
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isLarge = file.size > limits.picture.bytes;
    setWrongFile(isLarge ? messages.fileIsTooLarge(megabytes) : '');
    setChosen(isLarge ? undefined : { file, clientId: newClientId() });
  };
  const isElsewhere = refusal !== undefined && !busy && !['file', 'kind', 'title'].some((name) => refused[name]);
  const fileError = wrongFile || refused.file || (isElsewhere ? errorMessage(refusal) : '');
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy} aria-labelledby={`${id}-title`}>
      <Stack $gap={16}>
        <Display3 id={`${id}-title`}>{messages.addADocument}</Display3>
        <Stack $gap={4}>
          <FilePick>
            <input
              id={`${id}-file`}
              type="file"
              accept="application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif"
              disabled={busy}
              aria-describedby={`${id}-help`}
              aria-invalid={fileError ? true : undefined}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <label htmlFor={`${id}-file`}>{messages.chooseAFile}</label>
          </FilePick>
          {chosen && <p>{messages.chosen(chosen.file.name)}</p>}
          <Small id={`${id}-help`}>{messages.fileHelp(megabytes, documentLimits.pages)}</Small>
          <div role="alert">{fileError && <GroupError>{fileError}</GroupError>}</div>
        </Stack>
        <SelectField
          label={messages.kind}
          name="kind"
          value={kind}
          error={errors.kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as DocumentKind);
            renew();
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.title}
          help={messages.titleHelp}
          name="title"
          required
          maxLength={documentLimits.title}
          value={shownTitle}
          error={errors.title}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            renew();
          }}
        />
        {busy && (
          <Stack $gap={4}>
            <Bar max={1} value={progress < 1 ? progress : undefined} aria-label={messages.uploading(0)} />
            <Soft role="status">
              {progress < 1 ? messages.uploading(Math.round(progress * 100)) : messages.readingPages}
            </Soft>
          </Stack>
        )}
        <div>
          {busy ? (
            <Button $kind="quiet" onClick={upload.cancel}>
              {messages.cancel}
            </Button>
          ) : (
            <Button type="submit">{messages.upload}</Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

const Small = styled(Soft)`
  font-size: ${size[14]};
`;
const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  border-radius: ${radius.control};
  accent-color: ${color.brass700};
`;
