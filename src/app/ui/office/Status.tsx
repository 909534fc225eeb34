import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

const tones = { good: color.leaf700, waiting: color.amber700, bad: color.claret700, quiet: color.ink500 } as const;
export type Tone = keyof typeof tones;

/** A status as a word with a dot: never by colour alone. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Line>
      <Dot style={{ background: tones[tone] }} aria-hidden />
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  white-space: nowrap;
`;
const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
`;
