import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { Skeleton } from '../../../ui/Skeleton';

/** An A4 sheet with placeholder lines until its page is rendered. It stays white in dark mode, like the file. */
export function Paper({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <Sheet {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>{children ?? <Lines />}</Sheet>
  );
}

function Lines() {
  return (
    <Rows>
      <Skeleton $height="2rem" $width="60%" />
      {['94%', '100%', '88%', '97%', '42%'].map((width) => (
        <Skeleton key={width} $height="0.75rem" $width={width} />
      ))}
    </Rows>
  );
}

const Sheet = styled.div`
  aspect-ratio: 595.28 / 841.89;
  overflow: hidden;
  background: #fff;
  box-shadow: 0 1px 6px ${color.shadow};
  & + & {
    margin-top: ${space[16]};
  }
`;
const Rows = styled.div`
  display: grid;
  gap: 4%;
  align-content: start;
  height: 100%;
  padding: 12%;
  opacity: 0.6;
`;
