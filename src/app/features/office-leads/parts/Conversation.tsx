import type { EnquiryMessage, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import { limits } from '@contract/limits';
import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/app/officeLeads';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { codeOf, errorMessage, fieldErrors } from '../../../api/apiError';
import { useAddOfficeNoteMutation, useReplyToEnquiryMutation } from '../../../api/endpoints/officeEnquiriesApi';
import { formDraft } from '../../../platform/formDraft';
import { color, radius, space } from '../../../theme/tokens';
import { TextArea } from '../../../ui/Field';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { InsertTemplate } from './InsertTemplate';

const deliveryLabels = { waiting: messages.beingSent, sent: messages.sent, failed: messages.notDeliveredYet } as const;
const newClientId = () => crypto.randomUUID();

/** What was written to and about the person, and the form to write more. What is typed outlives a reload and a refused attempt. */
export function Conversation({ enquiry }: { enquiry: OfficeEnquiryDetail }) {
  return (
    <section aria-labelledby="conversation">
      <Title id="conversation">{messages.conversation}</Title>
      {enquiry.messages.length === 0 && <p>{messages.nothingWasWrittenYet}</p>}
      <List>
        {enquiry.messages.map((message) => (
          <li key={message.id} data-kind={message.kind}>
            <Message message={message} />
          </li>
        ))}
      </List>
      <Composer enquiry={enquiry} />
    </section>
  );
}

const heads = { note: messages.noteBy, reply: messages.emailBy, received: messages.receivedFrom } as const;

function Message({
  message: { kind, text, author, created_at: at, delivery, left_out: leftOut, by_email: byEmail },
}: {
  message: EnquiryMessage;
}) {
  const { written, quoted } = kind === 'received' ? splitQuoted(text) : { written: text, quoted: '' };
  const head = kind === 'received' && !byEmail ? messages.writtenOnSite : heads[kind];
  return (
    <>
      <small>
        {head(author, ownMoment(at))}
        {delivery && `, ${deliveryLabels[delivery]}`}
      </small>
      <p>{written}</p>
      {quoted && (
        <details>
          <summary>{messages.showQuoted}</summary>
          <p>{quoted}</p>
        </details>
      )}
      {leftOut.length > 0 && <small>{messages.filesLeftOut(leftOut)}</small>}
    </>
  );
}

function Composer({ enquiry }: { enquiry: OfficeEnquiryDetail }) {
  const { id, version, email } = enquiry;
  const key = `office-enquiry/${id}`;
  const [text, setText] = useState(() => formDraft.read(key).text ?? '');
  const [reply, replying] = useReplyToEnquiryMutation();
  const [addNote, noting] = useAddOfficeNoteMutation();
  /** The same until the message is stored, so that a second attempt stores nothing twice. */
  const clientId = useRef(newClientId());
  const form = useRef<HTMLFormElement>(null);
  const busy = replying.isLoading || noting.isLoading;
  const latest = (replying.fulfilledTimeStamp ?? 0) > (noting.fulfilledTimeStamp ?? 0) ? replying : noting;
  const error = replying.error ?? noting.error;
  const change = (next: string) => {
    setText(next);
    formDraft.keep(key, { text: next });
    // another text is another message
    clientId.current = newClientId();
  };
  const insert = (words: string) => {
    change([text.trimEnd(), words].filter(Boolean).join('\n\n').slice(0, limits.message.max));
    form.current?.querySelector('textarea')?.focus();
  };
  const send = async (as: 'reply' | 'note') => {
    if (busy || text.trim() === '') return;
    replying.reset();
    noting.reset();
    const message = { id, text, client_id: clientId.current };
    const { data } = as === 'reply' ? await reply({ ...message, version }) : await addNote(message);
    if (!data) return;
    clientId.current = newClientId();
    formDraft.forget(key);
    setText('');
  };
  return (
    <Form ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={email ? messages.writeAReplyOrANote : messages.writeANote}
        aria-keyshortcuts="r"
        help={email ? messages.aReplyIsEmailed(email) : messages.noAddressToReplyTo}
        rows={5}
        maxLength={limits.message.max}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={fieldErrors(error).text}
      />
      {email && <InsertTemplate enquiry={enquiry} onInsert={insert} />}
      <Buttons>
        {email && (
          <OfficeButton type="submit" disabled={busy || text.trim() === ''} onClick={() => void send('reply')}>
            {messages.sendReply}
          </OfficeButton>
        )}
        <OfficeButton
          $kind="quiet"
          disabled={busy || text.trim() === '' || text.length > limits.notes.max}
          onClick={() => void send('note')}
        >
          {messages.addNote}
        </OfficeButton>
      </Buttons>
      <p role="status" data-bad={error !== undefined}>
        {busy && messages.saving}
        {!busy && error && `${codeOf(error) === 'stale' ? messages.readWhatChanged : ''}${errorMessage(error)}`}
        {!busy && !error && latest.isSuccess && text === '' && messages.saved}
      </p>
    </Form>
  );
}

const Title = styled.h3`
  padding-bottom: ${space[8]};
  font-weight: 600;
`;
const List = styled.ul`
  display: grid;
  gap: ${space[8]};
  li {
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
  }
  li[data-kind='note'] {
    border-style: dashed;
  }
  li[data-kind='received'] {
    border-inline-start: 4px solid ${color.brass500};
  }
  summary {
    color: ${color.ink500};
    cursor: pointer;
  }
  small {
    color: ${color.ink500};
  }
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[16]};
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
