import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { NotFoundPage } from '../../pages/NotFoundPage';
import { selectIsLoggedIn, selectLapsed } from '../../session/sessionSlice';
import { useAppSelector } from '../../session/storeHooks';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { Failed } from '../../ui/Notice';
import { lazyComponent } from '../../ui/lazyComponent';
import { Layout } from '../Layout';
import { LoggedOutNotice } from './LoggedOutNotice';
import { OfflineNotice } from '../parts/OfflineNotice';
import { Toasts } from '../parts/Toasts';
import { OfficeFrame } from './OfficeFrame';
import { OfficeScreens } from './OfficeScreens';
import { RoleLostNotice } from './RoleLostNotice';
import { useRoles } from './useRoles';

const SecondFactorNeeded = lazyComponent(() =>
  import(/* webpackChunkName: "second-factor" */ '../../features/second-factor/SecondFactorNeeded').then(
    (module) => module.SecondFactorNeeded,
  ),
);

/**
 * `/office/…`: the agency's own screens. Without a role they do not exist. The server knows no session, so it renders
 * the page that visitors get; a browser with a login hides it until the account is loaded.
 */
export function OfficeApp() {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const lapsed = useAppSelector((state) => selectLapsed(state) !== undefined);
  const { data: me, error, refetch } = useGetMeQuery(loggedIn ? undefined : skipToken);
  const roles = useRoles(me, refetch);
  // the recovery codes stay on the screen although the account is allowed in by then
  const [addsFactor, setAddsFactor] = useState(false);
  if (loggedIn && !me)
    return (
      <Waiting>
        <GlobalStyle />
        {error && statusOf(error) !== 401 && (
          <Failed
            what={messages.yourAccount}
            words={shownError(error)?.words ?? ''}
            keepsTrying={shownError(error)?.away ?? false}
            onRetry={() => void refetch()}
            level="h1"
          />
        )}
      </Waiting>
    );
  if (loggedIn && (addsFactor || me?.second_factor_required))
    return (
      <Layout>
        <SecondFactorNeeded onAdding={setAddsFactor} />
      </Layout>
    );
  if (loggedIn && me && roles && mayUse('staff', roles.seen))
    return (
      <OfficeFrame account={roles.now} name={me.name || me.username}>
        <RoleLostNotice {...roles} onCheck={() => void refetch()} />
        <OfficeScreens account={roles.seen} />
        <Toasts />
        <OfflineNotice />
      </OfficeFrame>
    );
  if (lapsed)
    return (
      <Layout>
        <LoggedOutNotice />
      </Layout>
    );
  return (
    <ForVisitors>
      <Layout>
        <NotFoundPage />
      </Layout>
    </ForVisitors>
  );
}

const Waiting = styled.div`
  min-height: 100dvh;
`;
const ForVisitors = styled.div`
  html[data-account]:not([data-alive]) & {
    visibility: hidden;
  }
`;
