import type { PersonEvent } from '@contract/people';
import { splitQuoted } from '@contract/quotedText';
import * as messages from '@messages/app/officeContacts';
import * as enquiryLabels from '@messages/contract/enquiries';
import * as visitLabels from '@messages/contract/visits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useListPersonEventsQuery } from '../../../api/endpoints/peopleApi';
import { color, radius, space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';
import { Money, toPaise } from '../../../ui/Money';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';

const atOnce = 20;
const most = 100;

/** Where the office shows what happened; undefined for what stands here alone. */
const addresses: Readonly<Partial<Record<PersonEvent['kind'], (event: PersonEvent) => string>>> = {
  enquiry: ({ id }) => `/office/leads?open=${id}`,
  enquiry_reply: ({ id }) => `/office/leads?open=${id}`,
  enquiry_note: ({ id }) => `/office/leads?open=${id}`,
  enquiry_received: ({ id }) => `/office/leads?open=${id}`,
  visit: ({ id }) => `/office/visits?open=${id}`,
  meeting: ({ id }) => `/office/meetings?view=day&open=${id}`,
  saved_search: ({ text }) => `/properties${text && `?${text}`}`,
  payment: ({ id }) => `/office/payments?open=${id}`,
};

/** The words of a status, by the kind of the row. */
const stateWords: Readonly<Partial<Record<PersonEvent['kind'], Readonly<Record<string, string>>>>> = {
  enquiry: enquiryLabels.states,
  visit: visitLabels.states,
  meeting: messages.meetingStates,
  saved_search: { paused: messages.paused },
  payment: messages.paymentStates,
};

/** What happened with a contact, the latest first. */
export function ContactTimeline({ id }: { id: number }) {
  const [limit, setLimit] = useState(atOnce);
  const { data, error, refetch, isFetching } = useListPersonEventsQuery(
    { id, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby="timeline">
      <Title id="timeline">{messages.timeline}</Title>
      <QueryView
        what={messages.theTimeline}
        data={data?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="12rem" role="status" aria-label={messages.loadingTimeline} />}
        empty={<Soft>{messages.nothingYet}</Soft>}
      >
        {(events) => (
          <>
            <List>
              {events.map((event) => (
                <li key={event.key} data-kind={event.kind}>
                  <Event event={event} />
                </li>
              ))}
            </List>
            {events.length < (data?.total ?? 0) && limit < most && (
              <OfficeButton
                $kind="quiet"
                disabled={isFetching}
                onClick={() => setLimit(Math.min(most, limit + atOnce))}
              >
                {messages.showEarlier}
              </OfficeButton>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Event({ event }: { event: PersonEvent }) {
  const { kind, at, title, text, by, state, starts_at: startsAt } = event;
  const address = addresses[kind]?.(event);
  const name = [messages.events[kind], title].filter(Boolean).join(': ');
  const about = [
    stateWords[kind]?.[state],
    startsAt && messages.startsAt(ownMoment(startsAt)),
    by && messages.by(by),
    ownMoment(at),
  ];
  return (
    <>
      <strong>{address ? <Link to={address}>{name}</Link> : name}</strong>
      <small>{about.filter(Boolean).join(' · ')}</small>
      {kind === 'payment' && <Money amountInPaise={toPaise(text)} />}
      {kind !== 'payment' && kind !== 'saved_search' && text && (
        <p>{kind === 'enquiry_received' ? splitQuoted(text).written : text}</p>
      )}
    </>
  );
}

const Title = styled.h3`
  padding-bottom: ${space[8]};
  font-weight: 600;
`;
const List = styled.ol`
  display: grid;
  gap: ${space[8]};
  padding-bottom: ${space[8]};
  list-style: none;
  li {
    display: grid;
    gap: ${space[4]};
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.sand200};
    border-radius: ${radius.control};
  }
  li[data-kind$='note'],
  li[data-kind='call'],
  li[data-kind='whatsapp'] {
    border-style: dashed;
  }
  strong {
    font-weight: 500;
  }
  small {
    color: ${color.ink500};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
