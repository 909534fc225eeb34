import * as messages from '@messages/app/pages';
import { PropertyResults, resultPartsReady } from '../features/properties/PropertyResults';
import { SaveSearch } from '../features/saved-searches/SaveSearch';
import { Container } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import { PageEnd } from '../ui/PageEnd';

export { resultPartsReady };

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
