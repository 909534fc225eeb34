import { nextRow, readList, withParams } from './listAddress';

const of = (text: string) => new URLSearchParams(text);

it('changes one part of a list’s address and keeps the others', () => {
  expect(withParams(of('state=new&search=asha'), { state: 'closed' }).search).toBe('state=closed&search=asha');
  expect(withParams(of('state=new&search=asha'), { search: '' }).search).toBe('state=new');
});

it('starts at the first page, with no row open, when the filter changes', () => {
  expect(withParams(of('state=new&page=3&open=7'), { state: null }).search).toBe('');
});

it('keeps the page while a row is opened and closed, and closes the row on another page', () => {
  expect(withParams(of('page=3'), { open: 7 }).search).toBe('page=3&open=7');
  expect(withParams(of('page=3&open=7'), { open: null }).search).toBe('page=3');
  expect(withParams(of('page=3&open=7'), { page: 4 }).search).toBe('page=4');
});

it('reads page, open row and search, and ignores invalid numbers', () => {
  expect(readList(of('page=2&open=9&search=%20asha%20'))).toMatchObject({
    page: 2,
    open: 9,
    search: 'asha',
    paging: { limit: 50, offset: 50 },
  });
  expect(readList(of('page=x&open=-1'))).toMatchObject({ page: 1, open: undefined, search: '' });
});

it('the next row is the one below; the first where the open one has left the list; none at the end', () => {
  const rows = [{ id: 5 }, { id: 3 }, { id: 9 }];
  expect([5, 3, 9, 7].map((open) => nextRow(rows, open))).toEqual([3, 9, undefined, 5]);
  expect(nextRow([], 7)).toBeUndefined();
});
