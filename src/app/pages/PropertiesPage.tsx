import * as messages from '@messages/app/pages';
import { PropertyResults, resultPartsReady } from '../features/properties/PropertyResults';
import { Button } from '../ui/Button';
import { Container } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import { PageEnd } from '../ui/PageEnd';
import { lazyComponent } from '../ui/lazyComponent';

export { resultPartsReady };

/** Until its code is here, its place is kept: a button that does nothing yet would lose the press. */
const SaveSearch = lazyComponent<{ nothing?: true }>(
  () =>
    import(/* webpackChunkName: "search-summary" */ '../features/saved-searches/SaveSearch').then(
      (module) => module.SaveSearch,
    ),
  () => (
    <Button $kind="quiet" style={{ visibility: 'hidden' }}>
      {messages.saveThisSearch}
    </Button>
  ),
);

/** `/properties`: the search; its filters, order and page are in the address. */
export function PropertiesPage() {
  return (
    <>
      <PageHead
        title={messages.properties}
        lead={messages.villasApartmentsLand}
        trail={[{ name: messages.properties }]}
      />
      <Container>
        <PropertyResults SaveSearch={SaveSearch} />
        <PageEnd />
      </Container>
    </>
  );
}
