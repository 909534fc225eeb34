import * as messages from '@messages/app/recent';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { seenStore } from '../../platform/seenStore';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { useInViewport } from '../../ui/useInViewport';

/** The number of listings shown. */
const shown = 12;

interface RecentlySeenProps {
  /** The listing of the current page: it is recorded, but not shown. */
  current?: number;
  /** Renders the listings of these ids. */
  children: (ids: readonly number[]) => ReactNode;
}

/**
 * The last twelve listings viewed in this browser, until the reader clears them. They stay in this browser; only the
 * request for their cards names them.
 */
export function RecentlySeen({ current, children }: RecentlySeenProps) {
  const seen = useSyncExternalStore(seenStore.watch, seenStore.list, seenStore.none);
  const [cleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (current !== undefined) seenStore.add(current);
  }, [current]);
  useEffect(() => {
    if (cleared) status.current?.focus();
  }, [cleared]);
  const [place, near] = useInViewport<HTMLDivElement>();
  const ids = seen.filter((id) => id !== current).slice(0, shown);
  if (ids.length === 0)
    return cleared ? (
      <Band>
        <Container>
          <p ref={status} tabIndex={-1} role="status">
            {messages.yourRecentlySeenListings}
          </p>
        </Container>
      </Band>
    ) : null;
  const clear = () => {
    seenStore.write(current === undefined ? [] : [current]);
    setCleared(true);
  };
  return (
    <Band aria-labelledby="recently-seen">
      <Container>
        <Stack $gap={24}>
          <Head>
            <Display2 id="recently-seen">{messages.recentlySeen}</Display2>
            <Button $kind="quiet" onClick={clear}>
              {messages.clear}
            </Button>
          </Head>
          <Reserved ref={place}>{near && children(ids)}</Reserved>
        </Stack>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  border-top: 1px solid ${color.sand200};
  @media print {
    display: none;
  }
`;
/** As tall as the cards, which load when the reader scrolls near. */
const Reserved = styled.div`
  min-width: 0;
  min-height: 15.5rem;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: end;
  justify-content: space-between;
`;
