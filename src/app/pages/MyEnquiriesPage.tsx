import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Nobody but an account needs it. */
const LeadInbox = lazyComponent(() =>
  import(/* webpackChunkName: "my-enquiries" */ '../features/leads/LeadInbox').then((module) => module.LeadInbox),
);

/** `/my-enquiries`: who asks about this account's listings. */
export function MyEnquiriesPage() {
  return (
    <>
      <PageHead
        title="My enquiries"
        lead="Who asks about your listings, and where each conversation stands."
        trail={[{ name: 'My enquiries' }]}
      />
      <Container>
        <MembersOnly
          title="Log in to see your enquiries."
          words="Behind the login are the questions about your listings, how to answer them, and your notes."
        >
          <LeadInbox />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
