import styled from 'styled-components';
import { MembersOnly } from '../features/profile/MembersOnly';
import { space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const MyListings = lazyComponent(() =>
  import(/* webpackChunkName: "my-listings" */ '../features/properties/MyListings').then((module) => module.MyListings),
);

const ListingAllowance = lazyComponent(() =>
  import(/* webpackChunkName: "listing-allowance" */ '../features/payments/ListingAllowance').then(
    (module) => module.ListingAllowance,
  ),
);

/** `/my-listings`: this account's listings by lifecycle. */
export function MyListingsPage() {
  return (
    <>
      <PageHead
        title="My listings"
        lead="Your live listings, drafts and closed deals."
        trail={[{ name: 'My listings' }]}
        actions={<ButtonLink to="/property-form">Post a property</ButtonLink>}
      />
      <Container>
        <MembersOnly
          title="Log in to see your listings."
          words="Log in to view your listings and drafts, with their views and enquiries."
        >
          <Allowance>
            <ListingAllowance />
          </Allowance>
          <MyListings />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

const Allowance = styled.div`
  padding-top: ${space[32]};
`;
