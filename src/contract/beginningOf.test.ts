import fc from 'fast-check';
import { beginningOf, withoutLast } from './beginningOf';

describe('the beginning of a text', () => {
  it('R51 is at most as long as asked, and holds whole characters only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(60), (text, most) => {
        const cut = beginningOf(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        if (text.length <= most) expect(cut).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
    ['a👨‍👩‍👧b', 4, 'a'],
    ['naée\u0301', 4, 'naé'],
    [`e${'\u0301'.repeat(9)}`, 4, `e${'\u0301'.repeat(3)}`],
  ])('R51 of %j, at most %i, is %j', (text, most, expected) => {
    expect(beginningOf(text, most)).toBe(expected);
  });

  it('R51 loses one whole character at a time', () => {
    expect(['a😀', 'a', ''].map(withoutLast)).toEqual(['a', '', '']);
  });
});
