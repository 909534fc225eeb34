import * as messages from '@messages/app/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { ButtonLink } from './Button';

interface LoadMoreProps {
  label: string;
  /** The address of the list with one more page. */
  to: string;
  shown: number;
  total: number;
  /** A plural noun for the items, such as "articles". */
  what: string;
  /** Shown at the end of the list. */
  end: string;
}

/**
 * Loads more of a list by a link, so that it works without scripts, too. At the end, the focus moves to the text that
 * says so.
 */
export function LoadMore({ label, to, shown, total, what, end }: LoadMoreProps) {
  const ended = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  const more = shown < total;
  useEffect(() => {
    if (!more && asked.current) ended.current?.focus({ preventScroll: true });
  }, [more]);
  return (
    <Frame>
      <EndNote role="status">{messages.ofShownTotalWhat(shown, total, what)}</EndNote>
      {more ? (
        <ButtonLink
          to={to}
          $kind="quiet"
          replace
          preventScrollReset
          onClick={() => {
            asked.current = true;
          }}
        >
          {label}
        </ButtonLink>
      ) : (
        <p ref={ended} tabIndex={-1}>
          {end}
        </p>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
`;
const EndNote = styled.p`
  color: ${color.ink500};
  font-variant-numeric: tabular-nums;
`;
