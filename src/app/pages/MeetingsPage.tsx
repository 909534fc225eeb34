import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Nobody but an account needs it. */
const MeetingList = lazyComponent(() =>
  import(/* webpackChunkName: "meetings" */ '../features/meetings/MeetingList').then((module) => module.MeetingList),
);

/** `/meetings`: this account's meetings with the office. */
export function MeetingsPage() {
  return (
    <>
      <PageHead
        title="My meetings"
        lead="When we meet, how, and about what; move or cancel a meeting on its own page."
        trail={[{ name: 'My meetings' }]}
      />
      <Container>
        <MembersOnly
          title="Log in to see your meetings."
          words="Behind the login are the meetings you booked with our office, with their times and their calendar entries."
        >
          <MeetingList />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
