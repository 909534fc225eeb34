import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../theme/tokens';

/** The error of a group of fields. */
export function GroupError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Line id={id}>
      <CircleAlert size={16} strokeWidth={1.5} aria-hidden /> <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  font-size: ${size[14]};
  color: ${color.claret700};
  svg {
    flex: none;
  }
`;
