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
      <PageHead title="Meeting" trail={[{ name: 'My meetings', to: '/meetings' }, { name: 'Meeting' }]} />
      <Container>
        <MembersOnly
          title="Log in to see this meeting."
          words="Log in to view its time and place, add it to your calendar, move it or cancel it."
        >
          <MeetingDetails key={id} id={id} phone={company?.phone ?? ''} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
