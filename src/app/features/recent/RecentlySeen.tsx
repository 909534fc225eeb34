import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { seenStore } from '../../platform/seenStore';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Container, Display2, Section, Stack } from '../../ui/Layout';
import { useInViewport } from '../../ui/useInViewport';

/** As many as are shown. */
const shown = 12;

interface RecentlySeenProps {
  /** The listing whose page this is: it is remembered, and left out here. */
  current?: number;
  /** Draws the listings of these ids. */
  children: (ids: readonly number[]) => ReactNode;
}

/** The last twelve listings looked at in this browser, until the reader has them forgotten. Nothing of it leaves the browser but the question for their cards. */
export function RecentlySeen({ current, children }: RecentlySeenProps) {
  const seen = useSyncExternalStore(seenStore.watch, seenStore.list, seenStore.none);
  const [cleared, setCleared] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (current !== undefined) seenStore.add(current);
  }, [current]);
  useEffect(() => {
    if (cleared) told.current?.focus();
  }, [cleared]);
  const [place, near] = useInViewport<HTMLDivElement>();
  const ids = seen.filter((id) => id !== current).slice(0, shown);
  if (ids.length === 0)
    return cleared ? (
      <Band>
        <Container>
          <p ref={told} tabIndex={-1} role="status">
            Your recently seen listings are cleared.
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
            <Display2 id="recently-seen">Recently seen</Display2>
            <Button $kind="quiet" onClick={clear}>
              Clear
            </Button>
          </Head>
          <Room ref={place}>{near && children(ids)}</Room>
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
/** As high as the cards, which are asked for when the reader comes near. */
const Room = styled.div`
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
