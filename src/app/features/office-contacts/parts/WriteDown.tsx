import { officeLimits } from '@contract/officeLimits';
import type { PersonNoteKind } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useAddPersonNoteMutation } from '../../../api/endpoints/peopleApi';
import { color, space } from '../../../theme/tokens';
import { TextArea } from '../../../ui/Field';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useDraftFields } from '../../../ui/office/useDraftFields';
import { useClientId } from '../../../ui/useClientId';

const kinds = Object.keys(messages.addKinds) as PersonNoteKind[];

/** Writes down a call, a chat or a note. What is typed is kept in this tab until it is saved. */
export function WriteDown({ id }: { id: number }) {
  const { values, set, reset } = useDraftFields(`office-contact-note/${id}`, { text: '' });
  const [add, { isLoading, error, isSuccess }] = useAddPersonNoteMutation();
  const clientId = useClientId();
  const send = async (kind: PersonNoteKind) => {
    const given = { kind, text: values.text };
    const { data } = await add({ id, ...given, client_id: clientId.of(given) });
    if (!data) return;
    clientId.answered();
    reset({ text: '' });
  };
  const isEmpty = values.text.trim() === '';
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={messages.writeDown}
        aria-keyshortcuts="r"
        help={messages.onlyColleagues}
        rows={3}
        maxLength={officeLimits.contact.note}
        value={values.text}
        error={fieldErrors(error).text}
        onChange={({ currentTarget }) => set('text', currentTarget.value)}
      />
      <Buttons>
        {kinds.map((kind) => (
          <OfficeButton key={kind} $kind="quiet" disabled={isLoading || isEmpty} onClick={() => void send(kind)}>
            {messages.addKinds[kind]}
          </OfficeButton>
        ))}
      </Buttons>
      <p role="status" data-bad={error !== undefined}>
        {isLoading && messages.saving}
        {!isLoading && error && errorMessage(error)}
        {!isLoading && isSuccess && isEmpty && messages.saved}
      </p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.sand200};
  [role='status'] {
    min-height: 1.5em;
    color: ${color.leaf700};
  }
  [data-bad='true'] {
    color: ${color.claret700};
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
