import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { propertyWith } from '../../../../test/support/listings';
import { FeaturedSection } from './FeaturedSection';

function show(rows: readonly object[]) {
  const asked: unknown[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    asked.push(typeof ask === 'string' ? ask : ask.params);
    return {
      data: rows,
      meta: { response: new Response(null, { headers: { 'x-total-count': String(rows.length) } }) },
    };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter>
        <FeaturedSection />
      </MemoryRouter>
    </Provider>,
  );
  return asked;
}

it('asks by the specification’s request, and is hidden when nothing is featured', async () => {
  const asked = show([]);
  expect(screen.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  expect(asked).toContainEqual({ featured: 'true', ordering: '-id', limit: 3 });
});

it('a listing without a type is a Property, and one without a picture has a drawing', async () => {
  show([{ ...propertyWith({ title: 'A house', property_type: { id: 1, name: '' } }), cover: null }]);
  const card = (await screen.findByRole('heading', { name: 'A house' })).closest('li') as HTMLElement;
  expect(within(card).getByText(/^Property\b/)).toBeVisible();
  expect(card.querySelector('img')).toHaveAttribute('src', '/placeholders/front.svg');
});
