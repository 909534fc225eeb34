import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EmptyList } from './EmptyList';

const show = (address: string, total: number) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <EmptyList total={total}>All done.</EmptyList>
    </MemoryRouter>,
  );

it('says what an empty list means on its first page', () => {
  show('/office/leads?state=new', 0);
  expect(screen.getByText('All done.')).toBeInTheDocument();
});

it.each([
  [120, 'Go to page 3', '/?state=new&page=3'],
  [50, 'Go to page 1', '/?state=new'],
  [0, 'Go to page 1', '/?state=new'],
])('past the last page of %i rows says so, and leads to the last one', (total, name, to) => {
  show('/?state=new&page=9', total);
  expect(screen.queryByText('All done.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'There’s nothing on page 9.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});
