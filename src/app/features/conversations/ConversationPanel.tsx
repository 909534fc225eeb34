import { enquiryKindLabels, subjectOf } from '@contract/enquirySubject';
import type { Conversation, ConversationMessage } from '@contract/conversations';
import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/app/conversations';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetConversationQuery } from '../../api/endpoints/conversationsApi';
import { color, radius, size, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Display2, Soft, Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Rich } from '../../ui/Rich';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { authorOf } from './conversationLabels';
import { WriteToOffice } from './WriteToOffice';

/** An answer may come while the page is open. */
const looksEveryMs = 20_000;

interface ConversationPanelProps {
  /** The id as in the address. */
  id: string;
  /** Of the link in our emails; an account needs none. */
  token?: string | undefined;
}

/** One enquiry for who sent it: what they asked, what each wrote since, and a place to go on. */
export function ConversationPanel({ id, token }: ConversationPanelProps) {
  const { data, error, refetch } = useGetConversationQuery(
    { id, token },
    { refetchOnMountOrArgChange: true, pollingInterval: looksEveryMs, skipPollingIfUnfocused: true },
  );
  const status = statusOf(error);
  if (status === 404 || status === 400)
    return (
      <Notice title={messages.notFound} actions={<ButtonLink to="/contact">{messages.contactUs}</ButtonLink>}>
        {messages.theLinkMayBeWrong}
      </Notice>
    );
  return (
    <QueryView
      what={messages.thisEnquiry}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingThis} />}
    >
      {(conversation) => <Shown conversation={conversation} token={token} />}
    </QueryView>
  );
}

function Shown({ conversation, token }: { conversation: Conversation; token: string | undefined }) {
  const { id, kind, property, created_at: created, message, preferred_at: preferred, messages: written } = conversation;
  const { reply_due_at: due, name } = conversation;
  const last = written.at(-1);
  return (
    <Column>
      <Stack $gap={8}>
        <Display2>
          {property?.id ? <Link to={`/properties/${property.id}`}>{property.title}</Link> : subjectOf(conversation)}
        </Display2>
        <Soft>
          {enquiryKindLabels[kind]}, {ownMoment(created)}
        </Soft>
        {preferred && (
          <p>
            <Rich text={messages.preferredDate} date={<strong>{ownMoment(preferred)}</strong>} />
          </p>
        )}
      </Stack>
      <List aria-label={messages.conversation}>
        {message && (
          <Entry author={messages.you} at={created} from="person">
            {message}
          </Entry>
        )}
        {written.map((one) => (
          <Message key={one.id} message={one} person={name} />
        ))}
      </List>
      {due && <Soft>{messages.weReplyBy(ownMoment(due))}</Soft>}
      <Soft role="status">{last?.from === 'person' && messages.weHaveIt}</Soft>
      <WriteToOffice id={id} token={token} />
      {token && <Soft>{messages.whoHasTheLink}</Soft>}
    </Column>
  );
}

function Message({ message, person }: { message: ConversationMessage; person: string }) {
  const { from, text, created_at: at, left_out: leftOut } = message;
  const { written, quoted } = from === 'person' ? splitQuoted(text) : { written: text, quoted: '' };
  return (
    <Entry author={authorOf(message, person)} at={at} from={from} quoted={quoted} leftOut={leftOut}>
      {written}
    </Entry>
  );
}

interface EntryProps {
  author: string;
  at: string;
  from: ConversationMessage['from'];
  children: string;
  quoted?: string;
  leftOut?: readonly string[];
}

function Entry({ author, at, from, children, quoted, leftOut = [] }: EntryProps) {
  return (
    <li data-from={from}>
      <small>{messages.wroteOn(author, ownMoment(at))}</small>
      <p>{children}</p>
      {quoted && (
        <details>
          <summary>{messages.showQuoted}</summary>
          <p>{quoted}</p>
        </details>
      )}
      {leftOut.length > 0 && <small>{messages.filesNotStored(leftOut)}</small>}
    </li>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-content: start;
  max-width: 48rem;
  min-height: 36rem;
  padding-top: ${space[48]};
  h2 a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.15em;
  }
`;
const List = styled.ol`
  display: grid;
  gap: ${space[16]};
  li {
    padding: ${space[16]} ${space[24]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.picture};
  }
  li[data-from='person'] {
    margin-inline-start: ${space[32]};
    background: ${color.sand100};
  }
  li[data-from='office'] {
    margin-inline-end: ${space[32]};
    border-inline-start: 3px solid ${color.brass500};
  }
  small,
  summary {
    color: ${color.ink500};
    font-size: ${size[14]};
  }
  summary {
    min-height: 2.75rem;
    align-content: center;
    cursor: pointer;
  }
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
