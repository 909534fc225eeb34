import { limits } from '@contract/limits';
import * as messages from '@messages/app/conversations';
import { useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../api/apiError';
import { useWriteToOfficeMutation } from '../../api/endpoints/conversationsApi';
import { formDraft } from '../../platform/formDraft';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { useClientId } from '../../ui/useClientId';

/** Where the person goes on. What is typed outlives a reload and a refused attempt. */
export function WriteToOffice({ id, token }: { id: number; token: string | undefined }) {
  const key = `conversation/${id}`;
  const [text, setText] = useState(() => formDraft.read(key).text ?? '');
  const [write, { isLoading, error }] = useWriteToOfficeMutation();
  const clientId = useClientId();
  const isEmpty = text.trim() === '';
  const change = (next: string) => {
    setText(next);
    formDraft.keep(key, { text: next });
  };
  const send = async () => {
    if (isLoading || isEmpty) return;
    const { data } = await write({ id, text, client_id: clientId.of(text), ...(token && { token }) });
    if (!data) return;
    clientId.answered();
    formDraft.forget(key);
    setText('');
  };
  const wrong = fieldErrors(error).text;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={messages.writeToUs}
        rows={4}
        maxLength={limits.message.max}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={wrong}
      />
      {error && !wrong && <p role="alert">{errorMessage(error)}</p>}
      <div>
        <Button type="submit" disabled={isLoading || isEmpty}>
          {isLoading ? messages.sending : messages.send}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  [role='alert'] {
    color: ${color.claret700};
  }
`;
