import * as messages from '@messages/app/pages';
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
        title={messages.myListings}
        lead={messages.yourLiveListings}
        trail={[{ name: messages.myListings }]}
        actions={<ButtonLink to="/property-form">{messages.postAProperty}</ButtonLink>}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeYourListings} words={messages.logInToViewYourListings}>
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
