import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

/** The outcome of a submit. */
export function FormMessage({ good = false, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? CircleCheck : CircleAlert;
  return (
    <Line role={good ? 'alert' : undefined} $good={good}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p<{ $good: boolean }>`
  display: flex;
  gap: ${space[8]};
  align-items: start;
  color: ${({ $good }) => ($good ? color.leaf700 : color.claret700)};
  svg {
    flex: none;
    margin-top: 0.15em;
  }
`;

/** The specification's alert, in small type below the readable message. */
export const ExactAlert = styled.p.attrs({ role: 'alert' })`
  color: ${color.claret700};
  font-size: ${size[14]};
`;
