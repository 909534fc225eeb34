import * as messages from '@messages/app/pages';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGetShortlistQuery } from '../api/endpoints/shortlistsApi';
import { compareAddress } from '../features/compare/comparedIds';
import { favouritesAsked } from '../features/favourites/favouritesSlice';
import { MembersOnly } from '../features/profile/MembersOnly';
import { selectIsLoggedIn } from '../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../session/storeHooks';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { StandalonePage } from '../ui/StandalonePage';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const ShortlistView = lazyComponent(() =>
  import(/* webpackChunkName: "shortlists" */ '../features/shortlists/ShortlistView').then(
    (module) => module.ShortlistView,
  ),
);

const StopListEmails = lazyComponent(() =>
  import(/* webpackChunkName: "shortlists" */ '../features/shortlists/StopListEmails').then(
    (module) => module.StopListEmails,
  ),
);

/** `/shortlists/{id}`, and `/shortlists/emails#token=…`, which ends the emails about all lists of an account. */
export function ShortlistPage() {
  const { id } = useParams();
  if (id !== 'emails') return <ListPage id={Number(id)} />;
  return (
    <StandalonePage>
      <StopListEmails />
    </StandalonePage>
  );
}

/** One list with everybody's votes and notes. */
function ListPage({ id }: { id: number }) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { currentData: list, isError } = useGetShortlistQuery(isLoggedIn ? id : skipToken);
  useHeartsOf(list?.is_default && list.role === 'owner' ? list.changed_at : undefined);
  const shown = isError ? undefined : list;
  const title = shown ? (shown.is_default ? messages.favourites : shown.name) : messages.aList;
  return (
    <>
      <PageHead
        title={title}
        lead={shown && messages.decideTogether}
        trail={[{ name: messages.myLists, to: '/shortlists' }, { name: title }]}
      />
      <Container>
        <MembersOnly title={messages.logInToSeeThisList} words={messages.onlyMembersSeeIt}>
          <ShortlistView key={id} id={id} compareAddress={compareAddress} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

/** The hearts show the account's favourites, which this page can change, too. */
function useHeartsOf(changedAt: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (changedAt) dispatch(favouritesAsked());
  }, [dispatch, changedAt]);
}
