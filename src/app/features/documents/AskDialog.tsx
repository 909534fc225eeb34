import { documentLimits } from '@contract/documentLimits';
import { limits } from '@contract/limits';
import * as messages from '@messages/app/documents';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { formDraft } from '../../platform/formDraft';
import { useMe } from '../../session/useMe';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextArea, TextField } from '../../ui/Field';
import { Soft, Stack } from '../../ui/Layout';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { TitledDialog } from '../../ui/TitledDialog';
import type { AskDraft } from './documentAskMachine';
import { draftOf, useDocumentAsk } from './useDocumentAsk';

interface AskDialogProps {
  property: number;
  onClose: () => void;
}

const ends = {
  mailed: { title: messages.mailedTitle, words: messages.mailed },
  passedOn: { title: messages.passedOnTitle, words: messages.passedOn },
};

/** Asks who wants to read the documents of a listing; then says what happens next. */
export function AskDialog({ property, onClose }: AskDialogProps) {
  const { view, draft, refusal, ask } = useDocumentAsk(property);
  const done = view === 'mailed' || view === 'passedOn' ? ends[view] : undefined;
  const title = done?.title ?? messages.askTitle;
  return (
    <TitledDialog title={title} onClose={onClose}>
      {done ? (
        <Done words={done.words(draft?.email ?? '')} onClose={onClose} />
      ) : (
        <AskForm property={property} busy={view === 'sending'} refusal={refusal} onAsk={ask} />
      )}
    </TitledDialog>
  );
}

interface AskFormProps {
  property: number;
  busy: boolean;
  refusal: unknown;
  onAsk: (draft: AskDraft) => void;
}

function AskForm({ property, busy, refusal, onAsk }: AskFormProps) {
  const me = useMe();
  const [kept, setKept] = useState(() => formDraft.read(draftOf(property)));
  const refused = fieldErrors(refusal);
  const typed = {
    name: kept.name ?? me?.name ?? '',
    email: kept.email ?? me?.email ?? '',
    message: kept.message ?? '',
  };
  const { form, submit, errors } = useCheckedForm({ busy, refusal, refused }, () =>
    onAsk({ name: typed.name.trim(), email: typed.email.trim(), message: typed.message.trim() }),
  );
  const field = (name: keyof AskDraft) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setKept({ ...kept, [name]: target.value });
      formDraft.keep(draftOf(property), { [name]: target.value });
    },
  });
  const isElsewhere = refusal !== undefined && !['name', 'email', 'message'].some((name) => refused[name]);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <Stack $gap={16}>
        <Soft>{messages.askLead}</Soft>
        <TextField
          label={messages.name}
          help={messages.nameHelp}
          autoComplete="name"
          required
          maxLength={limits.name.max}
          {...field('name')}
        />
        <TextField
          label={messages.emailAddress}
          help={messages.emailHelp}
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email.max}
          {...field('email')}
        />
        <TextArea
          label={messages.message}
          help={messages.messageHelp}
          optional
          rows={3}
          maxLength={documentLimits.message}
          {...field('message')}
        />
        {isElsewhere && <Failure role="alert">{messages.yourEntriesAreStillHere(errorMessage(refusal))}</Failure>}
        <div>
          <Button type="submit" disabled={busy}>
            {busy ? messages.sending : messages.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Done({ words, onClose }: { words: string; onClose: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  // the focused button is gone
  useEffect(() => line.current?.focus(), []);
  return (
    <Stack $gap={16}>
      <p ref={line} tabIndex={-1} role="status">
        {words}
      </p>
      <div>
        <Button onClick={onClose}>{messages.close}</Button>
      </div>
    </Stack>
  );
}

const Failure = styled.p`
  color: ${color.claret700};
`;
