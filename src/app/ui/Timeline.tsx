import * as messages from '@messages/app/problemReport';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, size, space } from '../theme/tokens';

interface TimelineProps {
  label: string;
  steps: readonly { at: number; words: string; failed: boolean }[];
}

/** More would make the page slow. */
const most = 400;

const clock = (at: number) => {
  const seconds = at / 1_000;
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
};

/** The steps of a recorded session, each with its time; scrolls by itself, also by keyboard. */
export function Timeline({ label, steps }: TimelineProps) {
  const shown = steps.slice(-most);
  const earlier = steps.length - shown.length;
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      {earlier > 0 && <p>{messages.earlierSteps(earlier)}</p>}
      <ol>
        {shown.map(({ at, words, failed }, index) => (
          <li key={earlier + index} data-failed={failed}>
            <time>{clock(at)}</time>
            <span>
              {failed && <CircleAlert size={14} strokeWidth={1.5} aria-label={messages.stepFailed} />}
              {words}
            </span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 20rem;
  padding: ${space[8]} ${space[12]};
  overflow-y: auto;
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${size[14]};
  p {
    color: ${color.ink500};
  }
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space[8]};
    padding: ${space[4]} 0;
  }
  time {
    color: ${color.ink500};
    font-variant-numeric: tabular-nums;
  }
  [data-failed='true'] span {
    color: ${color.claret700};
  }
  svg {
    display: inline;
    margin-right: ${space[4]};
    vertical-align: -2px;
  }
`;
