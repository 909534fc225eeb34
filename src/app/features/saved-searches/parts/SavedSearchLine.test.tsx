import type { SavedSearch } from '@contract/savedSearches';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../root/store';
import { SavedSearchLine } from './SavedSearchLine';

const search: SavedSearch = {
  id: 7,
  name: 'Villas',
  query: 'type=villa',
  chips: ['Villa'],
  frequency: 'daily',
  state: 'on',
  timezone: 'Asia/Kolkata',
  created_at: '2026-11-01T00:00:00.000Z',
  last_sent_at: null,
};

it('a search is deleted once, after a change of it was saved, so that it comes back with the change', async () => {
  const asked: string[] = [];
  let saved: () => void = () => undefined;
  const store = makeStore({
    baseQuery: async (request) => {
      const { method = 'GET' } = request as { method?: string };
      asked.push(method);
      if (method === 'PATCH')
        await new Promise<void>((resolve) => {
          saved = resolve;
        });
      return { data: method === 'GET' ? [] : null };
    },
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SavedSearchLine search={search} token={undefined} focused={false} onDeleted={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(screen.getByLabelText('Emails for “Villas”'), { target: { value: 'weekly' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete “Villas”' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete “Villas”' })));
  expect(asked).toEqual(['PATCH']);
  await act(async () => saved());
  expect(asked.filter((method) => method !== 'GET')).toEqual(['PATCH', 'DELETE']);
});
