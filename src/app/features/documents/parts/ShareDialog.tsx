import { documentLimits } from '@contract/documentLimits';
import type { DocumentRequest, ListingDocument } from '@contract/documents';
import { anyDigit, plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/documents';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useShareDocumentsMutation } from '../../../api/endpoints/documentsApi';
import { toastAdded } from '../../../flow/toastsSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { space } from '../../../theme/tokens';
import { Button, IconButton } from '../../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../../ui/DialogBox';
import { TextField } from '../../../ui/Field';
import { GroupError } from '../../../ui/GroupError';
import { Soft, Stack } from '../../../ui/Layout';
import { useCheckedForm } from '../../../ui/useCheckedForm';
import { useModal } from '../../../ui/useModal';

const { days } = documentLimits;

interface ShareProps {
  property: number;
  request: DocumentRequest;
  documents: readonly ListingDocument[];
  onClose: () => void;
}

/** Asks for how long and which documents, then sends the link. */
export function ShareDialog({ property, request: { id, name, email }, documents, onClose }: ShareProps) {
  const label = useId();
  const dialog = useModal();
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [share, { isLoading, error }] = useShareDocumentsMutation();
  const refused = fieldErrors(error);
  const chosen = documents.filter((document) => !left.includes(document.id)).map((document) => document.id);
  const send = async (form: HTMLFormElement) => {
    if (chosen.length === 0) return;
    const given = Number(plainNumber(String(new FormData(form).get('days'))));
    const part = chosen.length < documents.length && { documents: chosen };
    const answer = await share({ property, id, days: given, ...part });
    if (answer.error) return;
    onClose();
    dispatch(toastAdded('good', messages.shared(name)));
  };
  const { form, submit, errors } = useCheckedForm(
    { busy: isLoading, refusal: error, refused },
    (sent) => void send(sent),
  );
  const isElsewhere = error !== undefined && !refused.days && !refused.documents;
  const none = documents.length === 0 ? messages.addFirst : chosen.length === 0 ? messages.chooseOne : '';
  return (
    <DialogBox
      ref={dialog}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogHead>
        <DialogTitle id={label}>{messages.shareTitle}</DialogTitle>
        <IconButton aria-label={messages.close} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      <form ref={form} onSubmit={submit} noValidate aria-busy={isLoading}>
        <Stack $gap={16}>
          <Soft>{messages.shareLead(name, email)}</Soft>
          <Choices>
            <legend>{messages.which}</legend>
            {documents.map((document) => (
              <label key={document.id}>
                <input
                  type="checkbox"
                  checked={!left.includes(document.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(checked ? left.filter((one) => one !== document.id) : [...left, document.id])
                  }
                />
                {document.title}
              </label>
            ))}
            <div role="alert">{(none || errors.documents) && <GroupError>{none || errors.documents}</GroupError>}</div>
          </Choices>
          <TextField
            label={messages.days}
            help={messages.daysHelp(days.min, days.max)}
            name="days"
            inputMode="numeric"
            required
            pattern={`\\s*${anyDigit}{1,3}\\s*`}
            data-wrong={messages.daysHelp(days.min, days.max)}
            autoComplete="off"
            defaultValue={days.usual}
            error={errors.days}
          />
          {isElsewhere && <p role="alert">{errorMessage(error)}</p>}
          <div>
            <Button type="submit" disabled={isLoading || none !== ''}>
              {isLoading ? messages.sharing : messages.shareThem}
            </Button>
          </div>
        </Stack>
      </form>
    </DialogBox>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  label {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    min-height: 2.75rem;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;
