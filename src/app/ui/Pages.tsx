import * as messages from '@messages/app/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';

interface PagesProps {
  page: number;
  count: number;
  /** The address of a page. */
  to: (page: number) => string;
}

/** The page numbers to offer: first, last and neighbours; 0 marks a gap. */
export function offeredPages(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  return [...new Set(near)]
    .sort((a, b) => a - b)
    .flatMap((number, at, all) => (at > 0 && number - (all[at - 1] ?? 0) > 1 ? [0, number] : [number]));
}

type Taken = 'prev' | 'next' | 'page';

/**
 * Keeps the focus in the links when the clicked one is gone, like Next on the last page: it moves to the same link if
 * there is one, otherwise to the current page's. Loading lists unmount their links, so the history entry remembers
 * which one was clicked.
 */
function useKeptFocus(count: number) {
  const nav = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  const taken = (state as { pages?: Taken } | null)?.pages;
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isNew || !taken || !isLost) return;
    const like =
      nav.current?.querySelector<HTMLElement>(`[rel=${taken}]`) ??
      nav.current?.querySelector<HTMLElement>('[aria-current]');
    like?.focus({ preventScroll: true });
  }, [key, isNew, taken, count]);
  return nav;
}

/** The history state of a link, read by the page it opens. */
const by = (pages: Taken) => ({ pages });

export function Pages({ page, count, to }: PagesProps) {
  const nav = useKeptFocus(count);
  if (count < 2) return null;
  return (
    <nav ref={nav} aria-label={messages.pages}>
      <List>
        {page > 1 && (
          <li>
            <Step to={to(page - 1)} rel="prev" state={by('prev')}>
              {messages.previous}
            </Step>
          </li>
        )}
        {offeredPages(page, count).map((number, at) => (
          <li key={number || `gap ${at}`}>
            {number === 0 ? (
              '…'
            ) : (
              <Step
                to={to(number)}
                state={by('page')}
                aria-current={number === page ? 'page' : undefined}
                aria-label={messages.pageNumber(number)}
              >
                {number}
              </Step>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <Step to={to(page + 1)} rel="next" state={by('next')}>
              {messages.next}
            </Step>
          </li>
        )}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  justify-content: center;
  padding: ${space[48]} 0 0;
`;
const Step = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[12]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  text-decoration: none;
  &:hover {
    border-color: ${color.brass700};
  }
  &[aria-current] {
    background: ${color.night};
    color: ${color.onNight};
  }
`;
