import type { Visit } from '@contract/visits';
import * as messages from '@messages/app/visits';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { zonedMoments } from '../../../ui/zonedMoments';
import { modeNames, shownState } from '../visitLabels';

/** One visit of a list: home, person, state, and its time, or the first that is proposed, in both zones. */
export function VisitLine({ visit, now }: { visit: Visit; now: number }) {
  const { id, property, role, visitor, host, mode, starts_at: startsAt, proposals } = visit;
  const at = startsAt ?? proposals[0]?.starts_at;
  const [own, office] = at ? zonedMoments(at) : [];
  const person = messages.withPerson(role === 'host' ? visitor.name : host);
  return (
    <li>
      <Row to={`/visits/${id}`}>
        <strong>{property.title}</strong>
        <span>{messages.stateNames[shownState(visit, now)]}</span>
        <Small>
          {at && (
            <time dateTime={at}>
              {own}
              {office && `, ${office}`}
            </time>
          )}
        </Small>
        <Small>{[person, modeNames[mode]].join(' · ')}</Small>
      </Row>
    </li>
  );
}

export const VisitLines = styled.ul`
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
  }
  &:hover {
    background: ${color.sand100};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Small = styled.span`
  grid-column: 1 / -1;
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
