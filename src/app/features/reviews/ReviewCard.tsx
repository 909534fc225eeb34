import { brand } from '@contract/brand';
import * as messages from '@messages/app/reviews';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';
import { Day } from '../../ui/Day';
import { Monogram } from '../../ui/Monogram';
import { indiaClock } from '../../ui/indiaMoment';
import { Stars } from '../../ui/Stars';

interface ReviewCardProps {
  /** `date` is YYYY-MM-DD; role and property may be empty. */
  review: { name: string; role: string; property: string; date: string; rating: number; review: string };
  /** What the agency answered. */
  reply?: { text: string; replied_at: string } | null;
  /** A label that distinguishes it, such as "Client story". */
  note?: string;
  /** Not in the list yet. */
  waits?: boolean;
}

export function ReviewCard({
  review: { name, role, property, date, rating, review },
  reply,
  note,
  waits = false,
}: ReviewCardProps) {
  return (
    <Card $waits={waits}>
      <Top>
        <Stars rating={rating} />
        <Written>
          <Day date={date} />
        </Written>
        {note && <Note $waits={waits}>{note}</Note>}
      </Top>
      <blockquote>{review}</blockquote>
      <footer>
        <Monogram name={name} />
        <div>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {property && <span>{property}</span>}
        </div>
      </footer>
      {reply && (
        <Reply>
          <strong>{messages.answerFrom(brand)}</strong>{' '}
          <Written>
            <Day date={indiaClock(reply.replied_at).date} />
          </Written>
          <p>{reply.text}</p>
        </Reply>
      )}
    </Card>
  );
}

const Card = styled.article<{ $waits: boolean }>`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${space[16]};
  height: 100%;
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px ${({ $waits }) => ($waits ? `dashed ${color.amber700}` : `solid ${color.sand200}`)};
  border-radius: ${radius.picture};
  blockquote {
    white-space: pre-line;
  }
  footer {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    padding-top: ${space[16]};
    border-top: 1px solid ${color.sand200};
  }
  footer div {
    display: grid;
    min-width: 0;
    font-size: ${size[14]};
  }
  footer div span {
    color: ${color.ink500};
  }
`;
const Reply = styled.div`
  padding: ${space[12]} ${space[16]};
  background: ${color.sand100};
  border-left: 3px solid ${color.brass500};
  border-radius: ${radius.picture};
  font-size: ${size[14]};
  p {
    padding-top: ${space[4]};
    white-space: pre-line;
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  justify-content: space-between;
`;
const Written = styled.span`
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
const Note = styled.p<{ $waits: boolean }>`
  flex-basis: 100%;
  color: ${({ $waits }) => ($waits ? color.amber700 : color.brass700)};
  font-weight: 500;
  font-size: ${size[14]};
`;
