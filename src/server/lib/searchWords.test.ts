import { contains, inPhone, prefixQuery, searchedDigits, searchedId } from './searchWords';

describe('the words of a search', () => {
  it.each([
    ['meera  kul', 'meera & kul:*'],
    ['asha@people.example', 'asha & people & example:*'],
    ["'x':* | !(y) & <-> \\", 'x & y:*'],
    ['नमस्ते', 'नमस्ते:*'],
    [' %! ', null],
  ])('%j becomes %j, and never the operators of a query', (search, query) => expect(prefixQuery(search)).toBe(query));

  it('can be restricted to weights', () => expect(prefixQuery('villa pool', 'AB')).toBe('villa:AB & pool:*AB'));

  it.each([
    ['+91 98111', '98111'],
    ['098111 22233', '9811122233'],
    ['(731) 400-0000', '7314000000'],
    ['९८१११ 22２２２', '9811122222'],
    ['123', null],
    ['flat 2024', null],
  ])('%j has the digits %j of a phone number', (search, digits) => expect(searchedDigits(search)).toBe(digits));

  it.each([
    ['#45', 45],
    ['४५', 45],
    ['45th', null],
    ['9999999999', null],
  ])('%j names the id %j', (search, id) => expect(searchedId(search)).toBe(id));

  it('finds numbers by any of their digits', () =>
    expect(inPhone('98260').values).toEqual([['9826', '8260'], '%98260%']));

  it('escapes the wildcards of like', () => expect(contains('100%_\\')).toBe('%100\\%\\_\\\\%'));
});
