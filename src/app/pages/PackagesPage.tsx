import * as messages from '@messages/app/pages';
import styled from 'styled-components';
import { useGetCompanyQuery } from '../api/endpoints/contentApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { LazyCheckout, prefetchCheckout } from '../features/checkout/LazyCheckout';
import { usePurchase } from '../features/checkout/usePurchase';
import { PackageShop } from '../features/packages/PackageShop';
import { selectIsLoggedIn } from '../session/sessionSlice';
import { useAppSelector } from '../session/storeHooks';
import { space } from '../theme/tokens';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

const ListingAllowance = lazyComponent(() =>
  import(/* webpackChunkName: "listing-allowance" */ '../features/payments/ListingAllowance').then(
    (module) => module.ListingAllowance,
  ),
);

/** `/packages`: listing packages with add-ons and their total. */
export function PackagesPage() {
  const { data: company } = useGetCompanyQuery();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { subject, open, startPurchase, end } = usePurchase('packages');
  return (
    <>
      <PageHead
        title={messages.listingPackages}
        lead={messages.howManyPropertiesYouList}
        trail={[{ name: messages.packages }]}
      />
      <Container>
        {loggedIn && (
          <Allowance>
            <ListingAllowance />
          </Allowance>
        )}
        <PackageShop
          askLink={(message) => whatsAppLink(company?.whatsapp ?? '', message)}
          isPaying={subject !== null}
          open={open}
          onPay={({ description, ...purchase }) => startPurchase({ kind: 'purchase', purchase, description })}
          onPayIntent={prefetchCheckout}
        >
          <LazyCheckout subject={subject} onLeft={end} />
        </PackageShop>
        <PageEnd />
      </Container>
    </>
  );
}

const Allowance = styled.div`
  padding-top: ${space[32]};
`;
