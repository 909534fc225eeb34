import type { City, PropertyType } from '@contract/catalogue';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../root/store';
import { MoreFields, PropertyFilters } from './PropertyFilters';

const store = makeStore({ baseQuery: async () => ({ data: [] }) });
const filters = (types: readonly PropertyType[], cities: readonly City[]) => (
  <Provider store={store}>
    <MemoryRouter>
      <PropertyFilters
        search={{ type: ['Apartments'], city: ['pune'] }}
        types={types}
        cities={cities}
        amenities={[]}
        said={{}}
        counts={undefined}
        example="villa"
        onSearch={() => {}}
      >
        {null}
      </PropertyFilters>
    </MemoryRouter>
  </Provider>
);

it('H2 the type and the city of the address are chosen, although their lists arrive after the form', async () => {
  await MoreFields.ready();
  const { rerender } = await act(async () => render(filters([], [])));
  rerender(
    filters(
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
