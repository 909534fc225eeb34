import { PropertyResults } from '../features/properties/PropertyResults';
import { Container } from '../ui/Layout';
import { PageHead } from '../ui/PageHead';
import { PageEnd } from '../ui/PageEnd';

/** `/properties`: the search; its filters, order and page are in the address. */
export function PropertiesPage() {
  return (
    <>
      <PageHead
        title="Properties"
        lead="Villas, apartments, land and commercial space to buy, rent or invest in, in Indore and Pune."
        trail={[{ name: 'Properties' }]}
      />
      <Container>
        <PropertyResults />
        <PageEnd />
      </Container>
    </>
  );
}
