import fc from 'fast-check';
import { openingOf, toRupees } from './propertyRows';

describe('the opening of a description', () => {
  it('is the complete text of a short one, on one line', () => {
    expect(openingOf(' Two courts.\n\nOne well. ')).toBe('Two courts. One well.');
  });

  it('ends at a word, with an ellipsis', () => {
    expect(openingOf(`${'x'.repeat(150)} ${'y'.repeat(100)}`)).toBe(`${'x'.repeat(150)}…`);
    expect(openingOf(`${'x'.repeat(150)}, ${'y'.repeat(100)}`)).toBe(`${'x'.repeat(150)}…`);
    expect(openingOf('z'.repeat(300))).toBe(`${'z'.repeat(199)}…`);
    expect(openingOf('🏡'.repeat(300))).toBe(`${'🏡'.repeat(199)}…`);
    expect(openingOf('🏡'.repeat(200))).toBe('🏡'.repeat(200));
  });

  it('has at most 200 characters and splits none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const opening = openingOf(text);
        expect([...opening].length).toBeLessThanOrEqual(200);
        expect(opening).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('rupees on the wire', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_05, '1.05'],
    [99_99, '99.99'],
    [9_999_999_999_00, '9999999999.00'],
    [null, null],
  ])('%s paise are %s', (paise, rupees) => {
    expect(toRupees(paise)).toBe(rupees);
  });
});
