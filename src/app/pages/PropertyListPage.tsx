import { PropertyTable } from '../features/properties/PropertyTable';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/property-list`: all listings, one per row. */
export function PropertyListPage() {
  return (
    <>
      <PageHead
        title="Property list"
        lead="The 100 newest listings at a glance."
        trail={[{ name: 'Properties', to: '/properties' }, { name: 'List' }]}
      />
      <Container>
        <PropertyTable />
        <PageEnd />
      </Container>
    </>
  );
}
