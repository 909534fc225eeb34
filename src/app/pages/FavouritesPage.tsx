import * as messages from '@messages/app/pages';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import {
  favouriteToggled,
  favouritesAsked,
  selectFailure,
  selectFavourites,
  selectLoadStatus,
} from '../features/favourites/favouritesSlice';
import { AddToList } from '../features/shortlists/AddToList';
import { SavedListings } from '../features/properties/SavedListings';
import { ListingStrip } from '../features/properties/ListingStrip';
import { PropertyGridSkeleton } from '../features/properties/PropertyGrid';
import { RecentlySeen } from '../features/recent/RecentlySeen';
import { loginRequired, selectIsLoggedIn } from '../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../session/storeHooks';
import { space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { Container } from '../ui/Layout';
import { Failed, Notice } from '../ui/Notice';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { Pages } from '../ui/Pages';

/** The most ids that one request can contain. */
const pageSize = 100;

/** `/favourites`: a visitor's favourites from this browser, or an account's from the server. */
export function FavouritesPage() {
  return (
    <>
      <PageHead
        title={messages.favourites}
        lead={messages.listingsYouSavedWithTheHeart}
        trail={[{ name: messages.favourites }]}
        actions={
          <ButtonLink to="/shortlists" $kind="quiet">
            {messages.myLists}
          </ButtonLink>
        }
      />
      <Room>
        <Container>
          <noscript>
            <p>{messages.turnOnJavaScriptToSee}</p>
          </noscript>
          <FavouriteList />
        </Container>
      </Room>
      <RecentlySeen>{(ids) => <ListingStrip ids={ids} label={messages.recentlySeenListings} />}</RecentlySeen>
      <PageEnd />
    </>
  );
}

function FavouriteList() {
  const ids = useSelector(selectFavourites);
  const loadStatus = useSelector(selectLoadStatus);
  const failure = useSelector(selectFailure);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const page = Number(new URLSearchParams(useLocation().search).get('page')) || 1;
  const dispatch = useAppDispatch();
  if (ids.length > 0) {
    const count = Math.ceil(ids.length / pageSize);
    const at = Math.min(Math.max(Math.trunc(page), 1), count);
    return (
      <>
        <SavedListings
          ids={ids.slice((at - 1) * pageSize, at * pageSize)}
          total={ids.length}
          onRemove={(id) => dispatch(favouriteToggled(id))}
          tools={({ id, title }) => <AddToList id={id} title={title} />}
        />
        <Pages page={at} count={count} to={(other) => (other === 1 ? '/favourites' : `/favourites?page=${other}`)} />
      </>
    );
  }
  if (loadStatus === 'failed')
    return <Failed what={messages.yourSavedListings} words={failure} onRetry={() => dispatch(favouritesAsked())} />;
  if (loadStatus === 'unknown')
    return (
      <Scripted>
        <PropertyGridSkeleton count={3} />
      </Scripted>
    );
  return (
    <Notice
      title={messages.noSavedListingsYet}
      actions={
        <>
          <ButtonLink to="/properties">{messages.seeAllProperties}</ButtonLink>
          {!loggedIn && (
            <Button $kind="quiet" onClick={() => dispatch(loginRequired({ target: '/favourites' }))}>
              {messages.login}
            </Button>
          )}
        </>
      }
    >
      {messages.tapTheHeartOnAListing}
      {!loggedIn && messages.logInToSeeListingsSaved}
    </Notice>
  );
}

const Room = styled.div`
  min-height: 60vh;
  padding: ${space[32]} 0 ${space[64]};
`;
/** Hidden without scripts, because then nothing loads. */
const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
