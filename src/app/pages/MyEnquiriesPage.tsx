import * as messages from '@messages/app/pages';
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
        title={messages.myEnquiries}
        lead={messages.enquiriesAboutYourListings}
        trail={[{ name: messages.myEnquiries }]}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeYourEnquiries} words={messages.logInToViewEnquiriesAbout}>
          <LeadInbox />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
