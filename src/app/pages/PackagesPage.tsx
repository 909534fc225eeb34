import { useGetCompanyQuery } from '../features/company/companyApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { PackageShop } from '../features/packages/PackageShop';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/packages`: listing packages with add-ons and their total. */
export function PackagesPage() {
  const { data: company } = useGetCompanyQuery();
  return (
    <>
      <PageHead title="Listing packages" lead="How many properties you list, how many buyers you reach, and for how long. Prices are in rupees." trail={[{ name: 'Packages' }]} />
      <Container>
        <PackageShop askLink={(message) => whatsAppLink(company?.whatsapp ?? '', message)} />
        <PageEnd />
      </Container>
    </>
  );
}
