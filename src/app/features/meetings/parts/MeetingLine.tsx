import type { Meeting } from '@contract/meetings';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { zonedMoments } from '../../../ui/zonedMoments';
import { kindNames, stateNames, stateOf } from '../meetingLabels';

/** One meeting of a list: time, state, place and topic. */
export function MeetingLine({ meeting, now }: { meeting: Meeting; now: number }) {
  const { id, starts_at: startsAt, kind, topic, property, held_for: heldFor } = meeting;
  const [own, office] = zonedMoments(startsAt);
  const about = [kindNames[kind], property?.title ?? topic].filter(Boolean).join(' · ');
  return (
    <li>
      <Row to={`/meetings/${id}`}>
        <time dateTime={startsAt}>
          <strong>{own}</strong>
          {office && <Small>{office}</Small>}
        </time>
        <span>{stateNames[stateOf(meeting, now, now + heldFor * 1_000)]}</span>
        <Small>{about}</Small>
      </Row>
    </li>
  );
}

export const MeetingLines = styled.ul`
  border-top: 1px solid ${color.sand200};
  li {
    border-bottom: 1px solid ${color.sand200};
  }
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[8]};
  text-decoration: none;
  strong {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${color.sand100};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Small = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.ink500};
  font-size: ${size[14]};
  text-overflow: ellipsis;
  ${Row} > & {
    grid-column: 1 / -1;
  }
`;
