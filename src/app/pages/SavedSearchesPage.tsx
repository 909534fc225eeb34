import * as messages from '@messages/app/savedSearches';
import { MembersOnly } from '../features/profile/MembersOnly';
import { searchLink } from '../platform/linkTokens';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';
import { useLinkToken } from '../ui/useLinkToken';

/** Loaded for those who have a list. */
const SavedSearchList = lazyComponent(() =>
  import(/* webpackChunkName: "saved-searches" */ '../features/saved-searches/SavedSearchList').then(
    (module) => module.SavedSearchList,
  ),
);

/** `/saved-searches`: an account's saved searches, or those that a link in an email opens. */
export function SavedSearchesPage() {
  const { token, forget } = useLinkToken(searchLink);
  return (
    <>
      <PageHead title={messages.savedSearches} lead={messages.lead} trail={[{ name: messages.savedSearches }]} />
      <Container>
        {token ? (
          <SavedSearchList token={token} onForget={forget} />
        ) : (
          <MembersOnly title={messages.logInToSeeThem} words={messages.orOpenTheLink}>
            <SavedSearchList />
          </MembersOnly>
        )}
        <PageEnd />
      </Container>
    </>
  );
}
