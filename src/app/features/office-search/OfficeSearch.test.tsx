import type { OfficeFound } from '@contract/office';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { Detail, OfficePage, RowLinks } from '../../ui/office/OfficePage';
import { OfficeSearch } from './OfficeSearch';

const nothing: OfficeFound = {
  people: [],
  enquiries: [],
  properties: [],
  articles: [],
  accounts: [],
  visits: [],
  more: false,
};
const screens = [
  { to: '/office', title: 'Today' },
  { to: '/office/visits', title: 'Visits' },
  { to: '/office/addon-orders', title: 'Add-on orders' },
];

const archived = jest.fn();

/** A screen with an open row, and the dialog over it. */
function Screen() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <OfficePage title="Leads" actions={<a href="/new">New lead</a>}>
        <button type="button">In the list</button>
        <Detail aria-label="The open lead">
          <a href="/office/leads" data-close-row>
            Close
          </a>
          <label>
            Status
            <select>
              <option>New</option>
            </select>
          </label>
          <textarea aria-label="Write a reply or a note" />
          <button type="button" disabled>
            Send reply
          </button>
          <button type="button" onClick={archived}>
            Archive
          </button>
          <button type="button">Archive</button>
          <a href="tel:+919826012345">98260 12345</a>
          <a href="/properties/45">A villa in a sentence</a>
          <RowLinks>
            <a href="/office/visits?add=1">Book a visit</a>
          </RowLinks>
        </Detail>
      </OfficePage>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <OfficeSearch screens={screens} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open() {
  const baseQuery: BaseRequest = async () => ({ data: nothing });
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={['/office/leads']}>
        <Screen />
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Search the office' });
  const results = () => [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  return { user, dialog: within(dialog), results };
}

it('offers what the open row and the screen can do, each once, and every screen', async () => {
  const { dialog, results } = await open();
  expect(dialog.getByRole('status')).toHaveTextContent('Type to search, or choose an action or a page.');
  expect(results()).toEqual([
    'New lead',
    'Status',
    'Write a reply or a note',
    'Archive',
    'Call 98260 12345',
    'Book a visit',
    'Today',
    'Visits',
    'Add-on orders',
  ]);
});

it('finds actions and screens by the beginnings of their words', async () => {
  const { user, dialog, results } = await open();
  await user.keyboard('vis');
  expect(results()).toEqual(['Book a visit', 'Visits']);
  expect(await dialog.findByText('2 results')).toBeVisible();
  await user.clear(dialog.getByRole('searchbox'));
  await user.keyboard('ord add');
  expect(results()).toEqual(['Add-on orders']);
  await user.clear(dialog.getByRole('searchbox'));
  // the middle of a word is none
  await user.keyboard('isit');
  expect(await dialog.findByText(/^Nothing matches/)).toBeVisible();
});

it('presses a button, goes to a field, and opens a screen, each by keyboard alone', async () => {
  const { user } = await open();
  await user.keyboard('arch{ArrowDown}{Enter}');
  expect(archived).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('reply{ArrowDown}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Write a reply or a note' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('today{ArrowDown}{Enter}');
  expect(screen.getByText('/office', { exact: true })).toBeVisible();
});
