import fc from 'fast-check';
import { exampleCount } from '../../../../../../test/support/counts';
import { isOneErrorAway, likelyWords } from './typingErrors';
import { singularOf } from './wordForms';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 12 });
const letter = fc.constantFrom(...letters);

/** Optimal string alignment, as a reference implementation. */
function distance(one: string, other: string): number {
  const d = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => d[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const swapped =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] && i > 1 && j > 1 ? at(i - 2, j - 2) + 1 : Infinity;
      (d[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        swapped,
      );
    }
  }
  return at(one.length, other.length);
}

describe('typing errors', () => {
  it.each([
    ['villa', 'vila'],
    ['villa', 'villla'],
    ['villa', 'vills'],
    ['villa', 'ivlla'],
    ['villa', 'illa'],
    ['villa', 'vilal'],
  ])('%s may be typed %s', (meant, typed) => {
    expect(isOneErrorAway(typed, meant)).toBe(true);
  });

  it.each([
    ['villa', 'villa'],
    ['villa', 'vlal'],
    ['villa', 'vi'],
    ['villa', 'pool'],
    ['villa', 'llavi'],
  ])('%s is not a single typo of %s', (meant, typed) => {
    expect(isOneErrorAway(typed, meant)).toBe(false);
  });

  it('agree with the reference distance', () => {
    fc.assert(
      fc.property(word, word, letter, fc.nat(11), (one, other, added, place) => {
        const near = one.slice(0, place) + added + one.slice(place + 1);
        expect(isOneErrorAway(one, other)).toBe(distance(one, other) === 1);
        expect(isOneErrorAway(one, near)).toBe(distance(one, near) === 1);
      }),
      { numRuns: exampleCount(2_000) },
    );
  });

  it('prefer words one letter away, and among those the same first letter', () => {
    expect(likelyWords('pilla', ['villa', 'pillar', 'pills', 'vill'])).toEqual(['pillar', 'pills', 'villa']);
  });

  it('exclude words two letters away, and give at most sixteen', () => {
    expect(likelyWords('pla', ['lap'])).toEqual([]);
    expect(likelyWords('apartent', ['apartmen'])).toEqual([]);
    expect(likelyWords('mundra', ['mumbai'])).toEqual([]);
    expect(
      likelyWords(
        'aaaa',
        letters.split('').map((end) => `aaa${end}`),
      ),
    ).toHaveLength(16);
  });
});

describe('singulars', () => {
  it.each([
    ['villas', 'villa'],
    ['apartments', 'apartment'],
    ['duplexes', 'duplex'],
    ['penthouses', 'penthouse'],
    ['properties', 'property'],
    ['cities', 'city'],
    ['glass', 'glass'],
    ['gas', 'gas'],
    ['indore', 'indore'],
  ])('%s → %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });
});
