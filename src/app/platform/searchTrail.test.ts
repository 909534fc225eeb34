import { searchTrail } from './searchTrail';

it('tells the last sentence that was searched once, to the first listing that is opened after it', () => {
  expect(searchTrail.take()).toBeUndefined();
  searchTrail.begin('villa in pune');
  searchTrail.begin('villa with a pool');
  expect(searchTrail.take()).toBe('villa with a pool');
  expect(searchTrail.take()).toBeUndefined();
});
