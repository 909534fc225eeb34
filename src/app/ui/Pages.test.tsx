import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pages, offeredPages } from './Pages';

it('offers the first, the last and the neighbours, with gaps between', () => {
  expect(offeredPages(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(offeredPages(1, 2)).toEqual([1, 2]);
  expect(offeredPages(1, 1)).toEqual([1]);
});

interface ListProps {
  /** The list while a page loads: `gone` unmounts the links, `empty` renders none. */
  loading?: 'gone' | 'empty' | undefined;
  loaded: readonly number[];
}

function List({ loading, loaded }: ListProps) {
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
  if (loaded.includes(page)) return <Pages page={page} count={3} to={(number) => `/list?page=${number}`} />;
  return loading === 'gone' ? <p>Loading</p> : <Pages page={page} count={0} to={String} />;
}

const around = (list: React.ReactNode) => <MemoryRouter initialEntries={['/list?page=2']}>{list}</MemoryRouter>;
const link = (name: string) => screen.getByRole('link', { name });

it('keeps the focus in the links where Next leads to the last page, and Previous to the first', async () => {
  const person = userEvent.setup();
  render(around(<List loaded={[1, 2, 3]} />));
  link('Next').focus();
  await person.keyboard('{Enter}');
  expect(link('Page 3')).toHaveFocus();
  await person.click(link('Previous'));
  expect(link('Previous')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(link('Page 1')).toHaveFocus();
});

it.each(['gone', 'empty'] as const)('restores the focus if the links are %s while a page loads', async (loading) => {
  const person = userEvent.setup();
  const { rerender } = render(around(<List loading={loading} loaded={[2]} />));
  link('Next').focus();
  await person.keyboard('{Enter}');
  expect(document.body).toHaveFocus();
  rerender(around(<List loading={loading} loaded={[2, 3]} />));
  expect(link('Page 3')).toHaveFocus();
});

it('leaves the focus alone if the reader has moved it meanwhile', async () => {
  const person = userEvent.setup();
  const page = (loaded: number[]) =>
    around(
      <>
        <button>Elsewhere</button>
        <List loading="gone" loaded={loaded} />
      </>,
    );
  const { rerender } = render(page([2]));
  await person.click(link('Next'));
  screen.getByRole('button').focus();
  rerender(page([2, 3]));
  expect(screen.getByRole('button')).toHaveFocus();
});
