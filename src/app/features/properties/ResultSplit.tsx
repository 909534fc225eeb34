import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

/** From this width on, list and map are side by side; below, one of them is shown. */
const wide = '@media (min-width: 1200px)';

interface ResultSplitProps {
  list: RefObject<HTMLDivElement | null>;
  /** Shown beside the list, or in its place on narrow screens. */
  map: ReactNode;
  children: ReactNode;
}

/** The results as a list, with the map if it is wanted. Without scripts there is only the list. */
export function ResultSplit({ list, map, children }: ResultSplitProps) {
  return (
    <Split data-split={map ? '' : undefined}>
      <div ref={list}>{children}</div>
      {map && <Pane>{map}</Pane>}
    </Split>
  );
}

const Split = styled.div`
  [data-lit] > article {
    border-color: ${color.brass500};
    box-shadow: 0 0 0 1px ${color.brass500};
  }
  &[data-split] > :first-child {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
  ${wide} {
    &[data-split] {
      --card: 15rem;
      display: grid;
      gap: ${space[24]};
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      /* wider than the page's text */
      margin-inline: calc(min(0px, 50% - 50vw + 4.5rem));
    }
    &[data-split] > :first-child {
      display: block;
    }
    @media (scripting: none) {
      &[data-split] {
        display: block;
        margin-inline: 0;
      }
    }
  }
`;
const Pane = styled.div`
  height: calc(100dvh - var(--bar) - ${space[96]});
  min-height: 22rem;
  ${wide} {
    position: sticky;
    top: calc(var(--bar) + ${space[16]});
    height: calc(100dvh - var(--bar) - ${space[32]});
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
