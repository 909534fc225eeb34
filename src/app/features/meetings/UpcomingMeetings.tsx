import * as messages from '@messages/app/meetings';
import { useState } from 'react';
import { Display3, Stack } from '../../ui/Layout';
import { MeetingLine, MeetingLines } from './parts/MeetingLine';
import { useListMeetingsQuery } from '../../api/endpoints/meetingsApi';

/** The upcoming meetings, if any. */
export function UpcomingMeetings() {
  const { data } = useListMeetingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [now] = useState(() => Date.now());
  if (!data?.length) return null;
  return (
    <Stack $gap={8}>
      <Display3>{messages.yourNextMeetings}</Display3>
      <MeetingLines>
        {data.map((meeting) => (
          <MeetingLine key={meeting.id} meeting={meeting} now={now} />
        ))}
      </MeetingLines>
    </Stack>
  );
}
