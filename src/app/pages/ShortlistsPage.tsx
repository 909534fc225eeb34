import * as messages from '@messages/app/pages';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const ShortlistList = lazyComponent(() =>
  import(/* webpackChunkName: "shortlists" */ '../features/shortlists/ShortlistList').then(
    (module) => module.ShortlistList,
  ),
);

/** `/shortlists`: the lists of homes that this account owns or joined. */
export function ShortlistsPage() {
  return (
    <>
      <PageHead
        title={messages.myLists}
        lead={messages.collectHomesAndDecideTogether}
        trail={[{ name: messages.myLists }]}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeYourLists} words={messages.accountsCanShareLists}>
          <ShortlistList />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
