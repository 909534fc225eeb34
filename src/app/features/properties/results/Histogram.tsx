import type { ListingCounts } from '@contract/properties';
import * as messages from '@messages/app/properties';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';

interface HistogramProps {
  label: string;
  bars: ListingCounts['prices'];
  /** The chosen range; undefined is open. */
  least: number | undefined;
  most: number | undefined;
  format: (amount: number) => string;
}

/** How many listings there are at each price or size; those outside of the chosen range are pale. */
export function Histogram({ label, bars, least = 0, most = Infinity, format }: HistogramProps) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || bars.length < 2) return null;
  const highest = Math.max(...bars.map(({ count }) => count));
  const fullest = bars.find(({ count }) => count === highest) ?? first;
  return (
    <Figure role="img" aria-label={messages.mostBetween(label, format(fullest.from), format(fullest.to))}>
      <Ends aria-hidden>{label}</Ends>
      <svg viewBox={`0 0 ${bars.length * 10} 40`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ from, to, count }, at) => (
          <rect
            key={from}
            x={at * 10 + 1}
            width={8}
            // a bar that counts any listing can be seen
            y={40 - (count === 0 ? 0 : Math.max((count / highest) * 40, 1.5))}
            height={count === 0 ? 0 : Math.max((count / highest) * 40, 1.5)}
            data-outside={to <= least || from > most ? '' : undefined}
          />
        ))}
      </svg>
      <Ends aria-hidden>
        <span>{format(first.from)}</span>
        <span>{format(last.to)}</span>
      </Ends>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: end;
  svg {
    width: 100%;
    height: 3.5rem;
    border-bottom: 1px solid ${color.ink500};
  }
  rect {
    fill: ${color.brass700};
  }
  rect[data-outside] {
    opacity: 0.35;
  }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.ink500};
  font-size: ${size[14]};
  font-variant-numeric: tabular-nums;
`;
