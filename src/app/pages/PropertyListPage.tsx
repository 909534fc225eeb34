import * as messages from '@messages/app/pages';
import { PropertyTable } from '../features/properties/PropertyTable';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/property-list`: all listings, one per row. */
export function PropertyListPage() {
  return (
    <>
      <PageHead
        title={messages.propertyList}
        lead={messages.newestListings}
        trail={[{ name: messages.properties, to: '/properties' }, { name: messages.list }]}
      />
      <Container>
        <PropertyTable />
        <PageEnd />
      </Container>
    </>
  );
}
