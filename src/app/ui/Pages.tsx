import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';

interface PagesProps {
  page: number;
  count: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** Which numbers to offer: the first, the last, the neighbours; 0 marks a gap. */
export function offeredPages(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  return [...new Set(near)].sort((a, b) => a - b).flatMap((number, at, all) => (at > 0 && number - (all[at - 1] ?? 0) > 1 ? [0, number] : [number]));
}

/** Links to the pages of a list. */
export function Pages({ page, count, to }: PagesProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pages">
      <List>
        {page > 1 && <li><Step to={to(page - 1)} rel="prev">Previous</Step></li>}
        {offeredPages(page, count).map((number, at) => (
          <li key={number || `gap ${at}`}>{number === 0 ? '…' : <Step to={to(number)} aria-current={number === page ? 'page' : undefined} aria-label={`Page ${number}`}>{number}</Step>}</li>
        ))}
        {page < count && <li><Step to={to(page + 1)} rel="next">Next</Step></li>}
      </List>
    </nav>
  );
}

const List = styled.ul`display: flex; flex-wrap: wrap; gap: ${space[8]}; align-items: center; justify-content: center; padding: ${space[48]} 0 0;`;
const Step = styled(Link)`
  display: grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; padding: 0 ${space[12]}; border: 1px solid ${color.sand200}; border-radius: ${radius.control}; text-decoration: none;
  &:hover { border-color: ${color.brass700}; }
  &[aria-current] { background: ${color.night}; color: ${color.onNight}; }
`;
