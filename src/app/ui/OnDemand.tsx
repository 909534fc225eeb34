import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';

interface OnDemandProps {
  /** What opens it. */
  summary: string;
  /** Rendered from the first opening on. */
  children: ReactNode;
}

/** A long part of a page that opens by a press, or by a link to its section (`data-opens`, see `followInPage`). */
export function OnDemand({ summary, children }: OnDemandProps) {
  const part = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const look = () => {
    if (part.current?.open) setOpened(true);
  };
  // it may have been opened before the scripts had loaded
  useEffect(look, []);
  return (
    <Part ref={part} onToggle={look} data-opens>
      <summary>{summary}</summary>
      {opened && <Opened>{children}</Opened>}
    </Part>
  );
}

const Part = styled.details`
  summary {
    width: fit-content;
    min-height: 2.75rem;
    padding-block: ${space[8]};
    color: ${color.brass700};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  /* what it shows needs scripts */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;
const Opened = styled.div`
  padding-top: ${space[16]};
`;
