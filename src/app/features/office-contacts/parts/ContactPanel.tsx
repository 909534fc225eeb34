import * as languageMessages from '@messages/contract/languages';
import type { PersonDetail } from '@contract/people';
import * as messages from '@messages/app/officeContacts';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { shownError, statusOf } from '../../../api/apiError';
import { useGetPersonQuery } from '../../../api/endpoints/peopleApi';
import { Stack } from '../../../ui/Layout';
import { Notice } from '../../../ui/Notice';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { callHref } from '../../../ui/callHref';
import { CloseLink, Detail, DetailHead, FactList } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { chatLink, contactName, phoneLabel, stateLabels, stateTone } from '../contactLabels';
import { ContactDetails } from './ContactDetails';
import { ContactHomes } from './ContactHomes';
import { ContactState } from './ContactState';
import { ContactTimeline } from './ContactTimeline';
import { NextStep } from './NextStep';
import { SamePerson } from './SamePerson';
import { WriteDown } from './WriteDown';

interface ContactPanelProps {
  id: number;
  agents: readonly { id: number; name: string }[];
  close: To;
  /** The next contact of the list. */
  next: To | undefined;
}

/** One person: how to reach them, where we stand, what is next, and all that happened. */
export function ContactPanel({ id, agents, close, next }: ContactPanelProps) {
  const { currentData, error, refetch } = useGetPersonQuery(id, { refetchOnMountOrArgChange: true });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id]);
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenContact}>
      <CloseLink to={close} label={messages.closeThisContact} next={next} />
      {statusOf(error) === 404 ? (
        <Notice title={messages.notFound}>{messages.mayBeDeleted}</Notice>
      ) : (
        <QueryView
          what={messages.thisContact}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="28rem" role="status" aria-label={messages.loadingTheContact} />}
        >
          {(person) => (
            <Stack $gap={24}>
              <DetailHead>
                <h2>{contactName(person)}</h2>
                <Status tone={stateTone(person)}>{stateLabels[person.state]}</Status>
              </DetailHead>
              <Reach person={person} />
              <ContactState person={person} agents={agents} />
              <NextStep key={`${person.next_step} ${person.next_step_on}`} person={person} />
              <SamePerson person={person} />
              <ContactTimeline id={person.id} />
              <WriteDown id={person.id} />
              <ContactHomes person={person} />
              <ContactDetails key={person.version} person={person} />
            </Stack>
          )}
        </QueryView>
      )}
    </Detail>
  );
}

/** How to reach them, each address by one press, and what else is known of them. */
function Reach({ person }: { person: PersonDetail }) {
  const { phones, emails, names, accounts, tags, language, zone, payments } = person;
  // only superusers have a screen for accounts
  const accountLink = ({ id, username }: PersonDetail['accounts'][number]) =>
    payments ? <Link to={`/office/people?open=${id}`}>{username}</Link> : username;
  return (
    <FactList
      facts={[
        [
          messages.phone,
          phones.length > 0 &&
            phones.map((phone, at) => (
              <div key={phone}>
                <a href={callHref(phone)} {...(at === 0 && { 'aria-keyshortcuts': 'c' })}>
                  {phoneLabel(phone)}
                </a>{' '}
                ·{' '}
                <a
                  href={chatLink(phone)}
                  target="_blank"
                  rel="noreferrer"
                  {...(at === 0 && { 'aria-keyshortcuts': 'w' })}
                  aria-label={messages.whatsAppTo(phoneLabel(phone))}
                >
                  {messages.whatsApp}
                </a>
              </div>
            )),
        ],
        [
          messages.email,
          emails.length > 0 &&
            emails.map((email) => (
              <div key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </div>
            )),
        ],
        [messages.alsoWritten, names.join(', ')],
        [
          messages.account,
          accounts.length > 0 && accounts.map((account) => <div key={account.id}>{accountLink(account)}</div>),
        ],
        [messages.language, language && languageMessages.languageNames[language]],
        [messages.zone, zone],
        [
          messages.tags,
          tags.length > 0 &&
            tags.map((tag, index) => (
              <span key={tag}>
                {index > 0 && ', '}
                <Link to={`/office/contacts?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
              </span>
            )),
        ],
      ]}
    />
  );
}
