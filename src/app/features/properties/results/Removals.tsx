import type { Loosened } from '@contract/properties';
import * as messages from '@messages/app/properties';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { countLabel } from './ResultBar';
import { useReadSearch } from './useReadSearch';

/** What a search with few listings finds without each of the things that it asks for; nothing where none of them helps. */
export function Removals({ removals }: { removals: readonly Loosened[] }) {
  const { chips } = useReadSearch();
  const offered = removals.flatMap(({ field, value, label, total, exact }) => {
    const to = chips.find((one) => one.field === field && one.value === value)?.without;
    return to && total > 0 ? [{ label, to, count: countLabel(total, exact) }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <List aria-label={messages.leaveOneOut}>
      {offered.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to} preventScrollReset>
            {messages.withoutChip(label, count)}
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${space[16]};
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;
  white-space: nowrap;
  font-size: ${size[14]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink900};
  }
`;
