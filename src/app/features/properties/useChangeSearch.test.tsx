import { act, render } from '@testing-library/react';
import { RouterProvider, createBrowserRouter, useLocation } from 'react-router-dom';
import { useChangeSearch } from './useChangeSearch';

it('H2 an order that is chosen while a filter is still being applied keeps the filter', async () => {
  window.history.replaceState(null, '', '/properties');
  let shown = '';
  let order: (ordering: string) => void = () => undefined;
  function Results() {
    const changeSearch = useChangeSearch();
    shown = useLocation().search;
    order = (ordering) => changeSearch((search) => ({ ...search, ordering }), true);
    return null;
  }
  await act(async () => render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Results }])} />));
  const chosenBefore = order;
  // the address is ahead of what is rendered
  window.history.pushState(null, '', '/properties?city=pune');
  expect(shown).toBe('');
  await act(async () => chosenBefore('price'));
  expect(window.location.search).toBe('?ordering=price&city=pune');
  expect(shown).toBe('?ordering=price&city=pune');
});
