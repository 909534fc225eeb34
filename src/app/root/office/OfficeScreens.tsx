import { type OfficeAccess, mayUse } from '@contract/roles';
import * as messages from '@messages/app/officeFrame';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../pages/NotFoundPage';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { lazyComponent } from '../../ui/lazyComponent';
import { ScreenTitle } from '../../ui/office/ScreenTitle';
import { type OfficeScreen, addressOf, officeScreens } from './screens';

interface ReadyScreen extends OfficeScreen {
  pages: readonly { path: string; Page: ComponentType }[];
}

/** The screens with their pages, whose code loads when they are opened. */
export const readyScreens = (screens: readonly OfficeScreen[]): ReadyScreen[] =>
  screens.map((screen) => ({
    ...screen,
    pages: [['', screen.chunk] as const, ...Object.entries(screen.below ?? {})].map(([below, chunk]) => ({
      path: [screen.path, below].filter(Boolean).join('/'),
      Page: lazyComponent(chunk),
    })),
  }));

const all = readyScreens(officeScreens);

interface OfficeScreensProps {
  account: Parameters<typeof mayUse>[1];
  screens?: readonly ReadyScreen[];
}

/** The screen at this address. Staff without the permission read who has it; the code of the screen is not loaded. */
export function OfficeScreens({ account, screens = all }: OfficeScreensProps) {
  return (
    <Routes>
      {screens.flatMap((screen) => [
        ...screen.pages.map(({ path, Page }) => (
          <Route
            key={path}
            {...(path ? { path } : { index: true })}
            element={
              <ScreenTitle.Provider value={screen.title}>
                {mayUse(screen.access, account) ? <Page /> : <NotYours {...screen} />}
              </ScreenTitle.Provider>
            }
          />
        )),
        ...(screen.formerPaths ?? []).map((path) => (
          <Route key={path} path={path} element={<Moved to={addressOf(screen)} />} />
        )),
      ])}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

const whoMay: Readonly<Record<OfficeAccess, string>> = {
  agent: messages.forAgents,
  editor: messages.forEditors,
  staff: messages.forStaff,
  superuser: messages.forSuperusers,
};

function NotYours({ title, access }: Pick<OfficeScreen, 'title' | 'access'>) {
  return (
    <Notice level="h1" title={title} actions={<ButtonLink to="/office">{messages.goToToday}</ButtonLink>}>
      {whoMay[access]} {messages.askASuperuser}
    </Notice>
  );
}

function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}
