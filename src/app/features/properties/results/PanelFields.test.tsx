import type { City, PropertyType } from '@contract/catalogue';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../root/store';
import { PanelFields } from './PanelFields';

const store = makeStore({ baseQuery: async () => ({ data: [] }) });
const fields = (types: readonly PropertyType[], cities: readonly City[]) => (
  <Provider store={store}>
    <MemoryRouter>
      <PanelFields
        search={{ type: ['Apartments'], city: ['pune'] }}
        read={undefined}
        types={types}
        cities={cities}
        amenities={[]}
        counts={undefined}
        example="villa"
        isOpen={false}
      />
    </MemoryRouter>
  </Provider>
);

it('H2 the type and the city of the address are chosen, although their lists arrive after the form', async () => {
  const { rerender } = await act(async () => render(fields([], [])));
  rerender(
    fields(
      [
        { id: 1, name: 'Villa', slug: 'villa' },
        { id: 2, name: 'Apartment', slug: 'apartment' },
      ],
      [
        { id: 1, name: 'Indore', slug: 'indore' },
        { id: 2, name: 'Pune', slug: 'pune' },
      ],
    ),
  );
  expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('apartment');
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('pune');
});
