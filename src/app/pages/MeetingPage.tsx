import * as messages from '@messages/app/pages';
import { useParams } from 'react-router-dom';
import { useGetCompanyQuery } from '../api/endpoints/contentApi';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const MeetingDetails = lazyComponent(() =>
  import(/* webpackChunkName: "meetings" */ '../features/meetings/MeetingDetails').then(
    (module) => module.MeetingDetails,
  ),
);

/** `/meetings/{id}`: one meeting with our office. */
export function MeetingPage() {
  const { id = '' } = useParams();
  const { data: company } = useGetCompanyQuery();
  return (
    <>
      <PageHead
        title={messages.meeting}
        trail={[{ name: messages.myMeetings, to: '/meetings' }, { name: messages.meeting }]}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeThisMeeting} words={messages.logInToViewItsTime}>
          <MeetingDetails key={id} id={id} phone={company?.phone ?? ''} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
