import type { WholeShortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { Display3, Stack } from '../../../ui/Layout';
import { clockTime } from '../../../ui/days';
import { activityLabel } from '../shortlistLabels';

/** Who did what and when, the latest first. */
export function Activity({ list }: { list: WholeShortlist }) {
  if (list.activity.length === 0) return null;
  return (
    <Stack as="section" $gap={8} aria-labelledby="shortlist-activity">
      <Display3 as="h2" id="shortlist-activity">
        {messages.activity}
      </Display3>
      <Lines tabIndex={0} role="log" aria-labelledby="shortlist-activity">
        {list.activity.map((line) => (
          <p key={line.id}>
            {activityLabel(line)} <time dateTime={line.at}>{clockTime(line.at)}</time>
          </p>
        ))}
      </Lines>
    </Stack>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space[8]};
  max-height: 24rem;
  overflow-y: auto;
  font-size: ${size[14]};
  time {
    color: ${color.ink500};
    white-space: nowrap;
  }
`;
