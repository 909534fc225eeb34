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
        title="My meetings"
        lead="Your meetings with us. Open one to move or cancel it."
        trail={[{ name: 'My meetings' }]}
      />
      <Container>
        <MembersOnly
          title="Log in to see your meetings."
          words="Log in to view the meetings you booked with us, with times and calendar invites."
        >
          <MeetingList />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
