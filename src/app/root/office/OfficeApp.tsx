import { mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
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
import { RoleLostNotice } from './RoleLostNotice';
import { useRoles } from './useRoles';

const TodayPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-today" */ '../../pages/office/TodayPage').then((module) => module.TodayPage),
);
const LeadsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-leads" */ '../../pages/office/LeadsPage').then((module) => module.LeadsPage),
);
const PersonPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-leads" */ '../../pages/office/PersonPage').then((module) => module.PersonPage),
);
const OfficeMeetingsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-meetings" */ '../../pages/office/OfficeMeetingsPage').then(
    (module) => module.OfficeMeetingsPage,
  ),
);
const OfficeVisitsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-meetings" */ '../../pages/office/OfficeVisitsPage').then(
    (module) => module.OfficeVisitsPage,
  ),
);
const AddOnOrdersPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-meetings" */ '../../pages/office/AddOnOrdersPage').then(
    (module) => module.AddOnOrdersPage,
  ),
);
const PeoplePage = lazyComponent(() =>
  import(/* webpackChunkName: "office-people" */ '../../pages/office/PeoplePage').then((module) => module.PeoplePage),
);
const OfficePaymentsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-payments" */ '../../pages/office/OfficePaymentsPage').then(
    (module) => module.OfficePaymentsPage,
  ),
);
const EmailsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-emails" */ '../../pages/office/EmailsPage').then((module) => module.EmailsPage),
);
const SearchesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-searches" */ '../../pages/office/SearchesPage').then(
    (module) => module.SearchesPage,
  ),
);
const ArticlesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/ArticlesPage').then(
    (module) => module.ArticlesPage,
  ),
);
const ArticleEditorPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/ArticleEditorPage').then(
    (module) => module.ArticleEditorPage,
  ),
);
const ListingsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-listings" */ '../../pages/office/ListingsPage').then(
    (module) => module.ListingsPage,
  ),
);
const PagesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/PagesPage').then((module) => module.PagesPage),
);
const PageEditorPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/PageEditorPage').then(
    (module) => module.PageEditorPage,
  ),
);
const NewslettersPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/NewslettersPage').then(
    (module) => module.NewslettersPage,
  ),
);
const NewsletterEditorPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/NewsletterEditorPage').then(
    (module) => module.NewsletterEditorPage,
  ),
);
const AdvertisementsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/AdvertisementsPage').then(
    (module) => module.AdvertisementsPage,
  ),
);
const ServicesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/ServicesPage').then(
    (module) => module.ServicesPage,
  ),
);
const SlidesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/SlidesPage').then((module) => module.SlidesPage),
);
const TeamPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/TeamPage').then((module) => module.TeamPage),
);
const OfficeReviewsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-content" */ '../../pages/office/OfficeReviewsPage').then(
    (module) => module.OfficeReviewsPage,
  ),
);
const AuditPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-audit" */ '../../pages/office/AuditPage').then((module) => module.AuditPage),
);

const SetupPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-today" */ '../../pages/office/SetupPage').then((module) => module.SetupPage),
);
const CataloguePage = lazyComponent(() =>
  import(/* webpackChunkName: "office-settings" */ '../../pages/office/CataloguePage').then(
    (module) => module.CataloguePage,
  ),
);
const CostRatesPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-settings" */ '../../pages/office/CostRatesPage').then(
    (module) => module.CostRatesPage,
  ),
);
const SettingsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-settings" */ '../../pages/office/SettingsPage').then(
    (module) => module.SettingsPage,
  ),
);

const ProblemReportsPage = lazyComponent(() =>
  import(/* webpackChunkName: "office-reports" */ '../../pages/office/ProblemReportsPage').then(
    (module) => module.ProblemReportsPage,
  ),
);

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

type StaffAccount = Parameters<typeof mayUse>[1];

function OfficeScreens({ account }: { account: StaffAccount }) {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="searches" element={<SearchesPage />} />
      {mayUse('agent', account) && (
        <>
          <Route path="leads" element={<LeadsPage />} />
          <Route path="leads/person/:id" element={<PersonPage />} />
          <Route path="listings" element={<ListingsPage />} />
          <Route path="meetings" element={<OfficeMeetingsPage />} />
          <Route path="visits" element={<OfficeVisitsPage />} />
          <Route path="addon-orders" element={<AddOnOrdersPage />} />
        </>
      )}
      {mayUse('editor', account) && (
        <>
          <Route path="articles" element={<ArticlesPage />} />
          <Route path="articles/:id" element={<ArticleEditorPage />} />
          <Route path="newsletters" element={<NewslettersPage />} />
          <Route path="newsletters/:id" element={<NewsletterEditorPage />} />
          <Route path="advertisements" element={<AdvertisementsPage />} />
          <Route path="team" element={<TeamPage />} />
          <Route path="services" element={<ServicesPage />} />
          <Route path="slides" element={<SlidesPage />} />
          <Route path="reviews" element={<OfficeReviewsPage />} />
          <Route path="pages" element={<PagesPage />} />
          <Route path="pages/:slug" element={<PageEditorPage />} />
        </>
      )}
      {mayUse('superuser', account) && (
        <>
          <Route path="payments" element={<OfficePaymentsPage />} />
          <Route path="people" element={<PeoplePage />} />
          <Route path="packages" element={<CataloguePage />} />
          <Route path="costs" element={<CostRatesPage />} />
          <Route path="emails" element={<EmailsPage />} />
          <Route path="problem-reports" element={<ProblemReportsPage />} />
          <Route path="setup" element={<SetupPage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="audit" element={<AuditPage />} />
        </>
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
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
