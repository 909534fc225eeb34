import { type ImportKind, importKinds, importLimits } from '@contract/importLimits';
import * as messages from '@messages/app/officeImports';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage, fieldErrors, shownError } from '../../../api/apiError';
import { useAddOfficeImportMutation } from '../../../api/endpoints/officeImportsApi';
import { CheckList } from '../../../ui/CheckList';
import { FilePick } from '../../../ui/FilePick';
import { GroupError } from '../../../ui/GroupError';
import { Soft, Stack } from '../../../ui/Layout';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useClientId } from '../../../ui/useClientId';
import { useInvalidFocus } from '../../../ui/useInvalidFocus';
import { wholeNumber } from '../../../ui/wholeNumber';
import { TemplateButton } from './TemplateButton';
import { StepActions, StepBar, StepTitle } from './stepParts';

const megabytes = wholeNumber.format(importLimits.bytes / 1024 / 1024);

/** What keeps a file from being sent; undefined for nothing. */
function faultOf(file: File | undefined): string | undefined {
  if (!file) return messages.fileIsMissing;
  if (!/\.(csv|xlsx)$/i.test(file.name)) return messages.fileIsOfAnotherKind;
  if (file.size === 0) return messages.fileIsEmpty;
  return file.size > importLimits.bytes ? messages.fileIsTooLarge(megabytes) : undefined;
}

/** Why the server did not take a file, and what to do. */
function refusalOf(error: unknown): string {
  const words = fieldErrors(error).file ?? errorMessage(error);
  return shownError(error)?.away ? `${words} ${messages.fileIsStillChosen}` : words;
}

/** Sends the file; sent again because the answer was lost, it is taken once. */
function useSending() {
  const [add, { isLoading, error }] = useAddOfficeImportMutation();
  const [part, setPart] = useState(0);
  const clientId = useClientId();
  const navigate = useNavigate();
  const send = async (kind: ImportKind, file: File) => {
    setPart(0);
    const { name, size, lastModified } = file;
    const { data } = await add({
      kind,
      file,
      clientId: clientId.of([kind, name, size, lastModified]),
      onProgress: setPart,
    });
    if (!data) return;
    clientId.answered();
    void navigate(`/office/imports/${data.id}`);
  };
  return { send, isSending: isLoading, error, part };
}

/** Chooses a file and has it read. Nothing is brought in by that. The address may name what the file holds. */
export function NewImport() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const [kind, setKind] = useState<ImportKind>(importKinds.find((one) => one === params.get('kind')) ?? 'listings');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<{ words: string }>();
  const { send, isSending, error, part } = useSending();
  const words = fault?.words ?? (error !== undefined && !isSending && file ? refusalOf(error) : undefined);
  useInvalidFocus(form, fault ?? error);
  const check = (chosen: File | undefined) => {
    const found = faultOf(chosen);
    setFault(found === undefined ? undefined : { words: found });
    return found === undefined;
  };
  const choose = (chosen: File | undefined) => {
    if (chosen) setFile(check(chosen) ? chosen : undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending && check(file) && file) void send(kind, file);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby={`${id}-title`} aria-busy={isSending}>
      <Stack $gap={12}>
        <StepTitle id={`${id}-title`}>{messages.newFile}</StepTitle>
        <Soft>{messages.safeToTry}</Soft>
        <CheckList>
          <legend>{messages.whatIsInIt}</legend>
          {importKinds.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                value={one}
                checked={one === kind}
                disabled={isSending}
                aria-describedby={`${id}-about`}
                onChange={() => setKind(one)}
              />
              {messages.ofKind[one].name}
            </label>
          ))}
        </CheckList>
        <Soft id={`${id}-about`}>{messages.ofKind[kind].about}</Soft>
        <Stack $gap={4}>
          <FilePick>
            <input
              id={`${id}-file`}
              type="file"
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={isSending}
              aria-describedby={`${id}-help ${id}-said`}
              aria-invalid={words ? true : undefined}
              onChange={({ currentTarget }) => {
                choose(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <label htmlFor={`${id}-file`}>{messages.chooseAFile}</label>
          </FilePick>
          <Soft id={`${id}-help`}>{messages.fileHelp(megabytes, wholeNumber.format(importLimits.rows))}</Soft>
          <div id={`${id}-said`}>
            {file && <p>{messages.chosenFile(file.name)}</p>}
            <div role="alert">{words && <GroupError>{words}</GroupError>}</div>
          </div>
        </Stack>
        {isSending && (
          <Stack $gap={4}>
            <StepBar max={1} value={part} aria-label={messages.sendingTheFile} />
            <Soft>{messages.uploading(Math.round(part * 100))}</Soft>
          </Stack>
        )}
        <StepActions>
          <OfficeButton type="submit" disabled={isSending}>
            {isSending ? messages.sendingTheFile : messages.readTheFile}
          </OfficeButton>
          <TemplateButton kind={kind} />
        </StepActions>
      </Stack>
    </form>
  );
}
