import * as messages from '@messages/app/pages';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const MeetingList = lazyComponent(() =>
  import(/* webpackChunkName: "meetings" */ '../features/meetings/MeetingList').then((module) => module.MeetingList),
);

/** `/meetings`: this account's meetings with our office. */
export function MeetingsPage() {
  return (
    <>
      <PageHead
        title={messages.myMeetings}
        lead={messages.yourMeetingsWithUs}
        trail={[{ name: messages.myMeetings }]}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeYourMeetings} words={messages.logInToViewTheMeetings}>
          <MeetingList />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
