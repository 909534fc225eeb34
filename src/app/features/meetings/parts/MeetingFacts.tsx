import { consultationInPaise } from '@contract/prices';
import type { Meeting } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, from, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/Money';
import { zonedMoments } from '../../../ui/zonedMoments';
import { callHref } from '../../../ui/callHref';
import { meetingPlaceLabel } from '../meetingLabels';

/** Time, place and topic; for staff also the client. */
export function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const { starts_at: startsAt, topic, property, payment, buyer } = meeting;
  return (
    <Facts>
      {buyer && (
        <Fact name="With">
          {buyer.name}, <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
          {buyer.phone && (
            <>
              , <a href={callHref(buyer.phone)}>{buyer.phone}</a>
            </>
          )}
        </Fact>
      )}
      <Fact name="When">
        {zonedMoments(startsAt).map((moment) => (
          <Moment key={moment} dateTime={startsAt}>
            {moment}
          </Moment>
        ))}
      </Fact>
      <Fact name="How">
        {meeting.kind === 'video' && meeting.status === 'booked' && meeting.place ? (
          <a href={meeting.place} target="_blank" rel="noopener noreferrer">
            {messages.joinByVideo}
          </a>
        ) : (
          meetingPlaceLabel(meeting)
        )}
      </Fact>
      {topic && <Fact name="About">{topic}</Fact>}
      {property && (
        <Fact name="Property">
          {property.id ? <Link to={`/properties/${property.id}`}>{property.title}</Link> : property.title}
        </Fact>
      )}
      {payment !== 'none' && (
        <Fact name="Price">
          <Money amountInPaise={consultationInPaise} />, {payment === 'received' ? messages.paid : messages.returned}
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  border-top: 1px solid ${color.sand200};
  > div {
    display: grid;
    gap: ${space[4]};
    padding: ${space[12]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
  dt {
    color: ${color.ink500};
    font-size: ${size[14]};
    line-height: 1.8;
  }
  a {
    color: ${color.brass700};
  }
  ${from.phone} {
    > div {
      grid-template-columns: 8rem minmax(0, 1fr);
      gap: ${space[16]};
    }
  }
`;
const Moment = styled.time`
  display: block;
  font-variant-numeric: tabular-nums;
`;
