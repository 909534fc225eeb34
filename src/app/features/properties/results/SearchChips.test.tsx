import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ShownChip } from './readSearch';
import { SearchChips } from './SearchChips';

const chipOf = (label: string): ShownChip => ({
  field: 'amenities',
  value: label,
  label,
  without: '/properties',
});
const chips = (...labels: string[]) => (
  <MemoryRouter>
    <SearchChips chips={labels.map(chipOf)} onChange={() => {}} onEmpty={() => {}} />
  </MemoryRouter>
);
const status = () => screen.getByRole('status').textContent;

it('H27 chips that a browser renders after its search was sent are announced, after their region exists', async () => {
  render(chips('Villa', 'Pune'));
  await waitFor(() => expect(status()).toBe('Searching for: Villa, Pune.'));
});

it('H27 chips that the server rendered are not announced; what changes afterwards is', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(chips('Villa', 'Pune'));
  const { rerender } = render(chips('Villa', 'Pune'), { container, hydrate: true });
  expect(status()).toBe('');
  rerender(chips('Villa'));
  await waitFor(() => expect(status()).toBe('Removed: Pune.'));
  rerender(chips('Villa', 'Garden'));
  await waitFor(() => expect(status()).toBe('Searching for: Villa, Garden.'));
});
