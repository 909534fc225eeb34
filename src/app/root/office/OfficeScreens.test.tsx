import { render, screen } from '@testing-library/react';
import { Inbox } from 'lucide-react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { OfficePage } from '../../ui/office/OfficePage';
import { makeStore } from '../store';
import { OfficeScreens, readyScreens } from './OfficeScreens';
import { type OfficeScreen, screenAt } from './screens';

function Deals() {
  const { pathname, search } = useLocation();
  return (
    <OfficePage>
      {pathname}
      {search}
    </OfficePage>
  );
}

let loaded = 0;
const load = async () => {
  loaded += 1;
  return Deals;
};
const deals: OfficeScreen = {
  path: 'deals',
  formerPaths: ['pipeline'],
  access: 'agent',
  icon: Inbox,
  title: 'Deals',
  help: 'leads',
  chunk: load,
  below: { ':id': load },
};
const ready = readyScreens([deals]);

function show(address: string, role: 'agent' | 'editor') {
  render(
    <Provider store={makeStore({ baseQuery: async () => ({ data: [] }) })}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path="/office/*"
            element={<OfficeScreens account={{ isSuperuser: false, roles: [role] }} screens={ready} />}
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

it.each(['/office/deals', '/office/deals/7'])('%s shows the screen of its line, with its title', async (address) => {
  show(address, 'agent');
  expect(await screen.findByRole('heading', { level: 1, name: 'Deals' })).toBeInTheDocument();
  expect(screen.getByText(address)).toBeInTheDocument();
});

it('a former path leads to the screen, with its query', async () => {
  show('/office/pipeline?open=7', 'agent');
  expect(await screen.findByText('/office/deals?open=7')).toBeInTheDocument();
});

it.each(['/office/deals', '/office/deals/7', '/office/pipeline?open=7'])(
  '%s tells staff without the role who may open it, and loads nothing of it',
  async (address) => {
    loaded = 0;
    show(address, 'editor');
    expect(await screen.findByRole('heading', { level: 1, name: 'Deals' })).toBeInTheDocument();
    expect(screen.getByText(/^Only agents and superusers can open this screen\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/office');
    expect(loaded).toBe(0);
  },
);

it('an address without a screen does not exist', async () => {
  show('/office/nowhere', 'agent');
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
  expect(screen.queryByText('Deals')).not.toBeInTheDocument();
});

it('an address below a screen belongs to it', () => {
  expect(screenAt('/office/articles/7')?.path).toBe('articles');
  expect(screenAt('/office/articlesque')?.path).toBe('');
});
