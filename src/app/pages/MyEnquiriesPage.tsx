import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const LeadInbox = lazyComponent(() =>
  import(/* webpackChunkName: "my-enquiries" */ '../features/leads/LeadInbox').then((module) => module.LeadInbox),
);

/** `/my-enquiries`: enquiries about this account's listings. */
export function MyEnquiriesPage() {
  return (
    <>
      <PageHead
        title="My enquiries"
        lead="Enquiries about your listings, and the status of each."
        trail={[{ name: 'My enquiries' }]}
      />
      <Container>
        <MembersOnly
          title="Log in to see your enquiries."
          words="Log in to view enquiries about your listings, reply to them and keep notes."
        >
          <LeadInbox />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
