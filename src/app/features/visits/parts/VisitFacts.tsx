import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, from, space } from '../../../theme/tokens';
import { momentIn, zonedMoments } from '../../../ui/zonedMoments';
import { callHref } from '../../../ui/callHref';
import { modeNames } from '../visitLabels';

/** An instant in the reader's and in India's zone, and for a host also in the visitor's. */
export function Moments({ at, visit: { role, timezone } }: { at: string; visit: Pick<Visit, 'role' | 'timezone'> }) {
  const visitors = role === 'host' && momentIn(at, timezone);
  return (
    <time dateTime={at}>
      {zonedMoments(at).map((moment) => (
        <Line key={moment}>{moment}</Line>
      ))}
      {visitors && <Line>{messages.visitorsTime(visitors)}</Line>}
    </time>
  );
}

function personOf({ role, visitor, host }: Visit): [string, ReactNode] {
  if (role === 'visitor') return [messages.host, host];
  const { name, email, phone } = visitor;
  return [
    messages.visitor,
    <>
      {name}
      {email && (
        <>
          , <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {phone && (
        <>
          , <a href={callHref(phone)}>{phone}</a>
        </>
      )}
    </>,
  ];
}

const agreedStates: readonly Visit['state'][] = ['confirmed', 'move_asked', 'move_offered'];

function wayOf({ mode, link, starts_at: startsAt, state }: Visit): ReactNode {
  // nobody joins a visit that was cancelled
  if (mode === 'in_person' || !agreedStates.includes(state)) return modeNames[mode];
  if (!link) return startsAt ? messages.byVideoLinkFollows : modeNames.video;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {messages.joinByVideo}
    </a>
  );
}

/** Where it is, and the way there. */
function placeOf({ place, directions }: Visit): ReactNode {
  if (!place) return undefined;
  return (
    <>
      {place}
      {directions && (
        <Line>
          <a href={directions} target="_blank" rel="noopener noreferrer">
            {messages.directions}
          </a>
        </Line>
      )}
    </>
  );
}

const contactOf = ({ contact }: Visit): ReactNode =>
  contact && (
    <>
      {contact.name}
      {contact.phone && (
        <>
          , <a href={callHref(contact.phone)}>{contact.phone}</a>
        </>
      )}
    </>
  );

/** Home, person, time, place and way. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { property, starts_at: startsAt, reason, state } = visit;
  const isAgreed = startsAt !== null;
  const facts: [string, ReactNode][] = [
    [
      messages.home,
      property.id === null ? property.title : <Link to={`/properties/${property.id}`}>{property.title}</Link>,
    ],
    personOf(visit),
    [messages.when, isAgreed && <Moments at={startsAt} visit={visit} />],
    [messages.how, wayOf(visit)],
    [messages.where, agreedStates.includes(state) && placeOf(visit)],
    [messages.askFor, contactOf(visit)],
    [messages.reason, state === 'cancelled' && reason],
  ];
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Line = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`;
const Facts = styled.dl`
  display: grid;
  border-top: 1px solid ${color.sand200};
  > div {
    display: grid;
    gap: ${space[4]} ${space[24]};
    padding: ${space[12]} 0;
    border-bottom: 1px solid ${color.sand200};
    ${from.phone} {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
  dt {
    color: ${color.ink500};
  }
  dd {
    margin: 0;
  }
`;
