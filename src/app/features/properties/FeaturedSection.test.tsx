import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
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
