import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { exampleCount } from '../../../../../../test/support/counts';
import { listingFilters } from '@contract/listingFilters';
import { localities } from '../places/localities';
import { readSentence } from './readSentence';
import { isSlip } from './slips';

interface Example {
  q: string;
  want: Record<string, unknown>;
}

const ofFilters = listingFilters.flatMap(({ examples: own = {} }) =>
  Object.entries(own).map(([q, want]): Example => ({ q, want })),
);
/** A line each: what was typed, and all that comes out; and what filters give as theirs. */
const examples = readFileSync(path.join(__dirname, 'examples.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example)
  .filter(({ q }) => !ofFilters.some((own) => own.q === q))
  .concat(ofFilters);

const sorted = (filters: object) =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [
      key,
      Array.isArray(value) ? [...(value as string[])].sort() : value,
    ]),
  );
const read = (typed: string) => {
  const { filters, unread } = readSentence(typed);
  return { ...filters, ...(unread && { search: unread }) };
};

describe('a sentence', () => {
  it.each(examples)('$q', ({ q, want }) => {
    expect(sorted(read(q))).toEqual(sorted(want));
  });

  it.each([
    ['3bhk/4bhk', { min_bedrooms: 3, max_bedrooms: 4 }],
    ['1/2/3 bhk', { min_bedrooms: 1, max_bedrooms: 3 }],
    ['sector 12, 3 bhk', { min_bedrooms: 3, max_bedrooms: 3, search: 'sector 12' }],
    ['3+bhk', { min_bedrooms: 3 }],
    ['not under 2 cr', { min_price: 20_000_000 }],
    ['₹9,000/sq ft plot', { type: ['plot'], search: '9,000 sq ft' }],
    ['8000-9000 per sq ft', { search: '8000 9000 per sq ft' }],
    ['flat ₹80 lakh – ₹1.2 cr', { type: ['apartment'], min_price: 8_000_000, max_price: 12_000_000 }],
    ['rs 50000 to rs 60000 rent', { purpose: 'rent', min_price: 50_000, max_price: 60_000 }],
    ['साढ़े तीन करोड़ का बंगला', { type: ['villa'], max_price: 35_000_000 }],
    ['2 कोटीपेक्षा कमी', { max_price: 20_000_000 }],
    ['विमान नगरमध्ये', { locality: ['Viman Nagar'] }],
    ['कोटीपेक्षा', { search: 'कोटीपेक्षा' }],
    ['plot not near Baner or Aundh', { type: ['plot'], search: 'not near baner aundh' }],
    ['lift ya garden nahi', { search: 'lift garden nahi' }],
    ['flat for 99999 crore', { type: ['apartment'], max_price: 9_999_999_999 }],
    ['120 m2 flat', { type: ['apartment'], min_size: 1_163, max_size: 1_421 }],
    ['120m² flat', { type: ['apartment'], min_size: 1_163, max_size: 1_421 }],
    ['plot of 1 hectare', { type: ['plot'], min_size: 96_875, max_size: 118_403 }],
    ['1cr50l flat', { type: ['apartment'], max_price: 15_000_000 }],
    ['1cr50x flat', { type: ['apartment'], search: '1cr50x' }],
    ['3 million flat', { type: ['apartment'], max_price: 3_000_000 }],
    ['3 B.H.K. in Baner', { min_bedrooms: 3, max_bedrooms: 3, locality: ['Baner'] }],
    ['3b.h.k villa', { type: ['villa'], min_bedrooms: 3, max_bedrooms: 3 }],
    ['साडेतीन कोटी', { max_price: 35_000_000 }],
    ['सव्वा दोन कोटी', { max_price: 22_500_000 }],
    ['sava crore', { max_price: 12_500_000 }],
    ['पौने दो करोड़ का फ्लैट', { type: ['apartment'], max_price: 17_500_000 }],
    ['paun crore', { max_price: 7_500_000 }],
    ['pav acre plot', { type: ['plot'], min_size: 9_801, max_size: 11_979 }],
    ['¾ acre plot', { type: ['plot'], min_size: 29_403, max_size: 35_937 }],
    ['2 1/2 acre plot', { type: ['plot'], min_size: 98_010, max_size: 119_790 }],
    ['2½ bhk', { min_bedrooms: 2, max_bedrooms: 3 }],
    ['2 1/2 bhk', { min_bedrooms: 2, max_bedrooms: 3 }],
    ['1/2 bhk', { min_bedrooms: 1, max_bedrooms: 2 }],
    ['3 + 1 bhk', { min_bedrooms: 3, max_bedrooms: 3 }],
    ['30 x 40 ft plot', { type: ['plot'], min_size: 1_080, max_size: 1_320 }],
    ['plot 30×40', { type: ['plot'], min_size: 1_080, max_size: 1_320 }],
    ['30x40 villa', { type: ['villa'], search: '30x40' }],
    ['plot with 24x7 water', { type: ['plot'], search: '24x7 water' }],
    ['$500k villa', { type: ['villa'], search: '$500k' }],
    ['villa for 2 million dollars', { type: ['villa'], search: '2 million dollars' }],
    ['£300,000 to £400,000 flat', { type: ['apartment'], search: '£300,000 £400,000' }],
    ['4 bhk villa under $1 million', { type: ['villa'], min_bedrooms: 4, max_bedrooms: 4, search: 'under $1 million' }],
  ])('with a rule that no example shows: %s', (typed, want) => {
    expect(sorted(read(typed))).toEqual(sorted(want));
  });
});

const anyOf = (words: readonly string[]) => fc.constantFrom(...words);
const vocabulary = examples.flatMap(({ q }) => q.split(/\s+/));
const sentence = fc.array(anyOf(vocabulary), { maxLength: 14 }).map((words) => words.join(' '));

describe('any sentence', () => {
  it('is read without failing, into filters that the list accepts', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 60 })), (typed) => {
        const { filters, unread, mentions } = readSentence(typed);
        for (const value of Object.values(filters))
          if (typeof value === 'number') expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect((filters.min_price ?? 0) <= (filters.max_price ?? Infinity)).toBe(true);
        expect((filters.min_bedrooms ?? 0) <= (filters.max_bedrooms ?? Infinity)).toBe(true);
        expect(unread).toBe(unread.trim());
        for (const { start, end } of mentions) expect(start < end && end <= typed.length).toBe(true);
      }),
      { numRuns: exampleCount(3_000) },
    );
  });

  it('means the same in upper case and with wider spaces', () => {
    fc.assert(
      fc.property(sentence, (typed) => {
        expect(readSentence(typed.toUpperCase().replaceAll(' ', '   ')).filters).toEqual(readSentence(typed).filters);
      }),
      { numRuns: exampleCount(1_000) },
    );
  });

  it('asks for nothing when all of it is in quotes', () => {
    fc.assert(
      fc.property(sentence, (typed) => {
        expect(readSentence(`"${typed.replaceAll('"', '')}"`).filters).toEqual({});
      }),
    );
  });
});

describe('the work of reading', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['a sentence again and again', '3 bhk apartmnt or 4 bhk villa near Baner under 2 cr with pool, '],
    ['fillers', 'a the in '],
    ['amounts without an end', '1 lakh '],
    ['a list of counts', '1 or '],
    ['halves', 'sadhe '],
    ['negations', 'not a lift or '],
    ['near-words', 'near near a '],
    ['prices of areas', '9000 - '],
    ['commas', '1,11,'],
    ['quotes', '" "'],
    ['mistyped words', 'penthuose '],
    ['rupees', '1 ₹ '],
    ['purposes', 'buy or '],
  ];
  it.each(rows)('grows with the length and no faster: %s', (_what, part) => {
    const stepsOf = (times: number) => {
      const work = { count: 0 };
      readSentence(part.repeat(times), {}, work);
      return work.count;
    };
    const length = Math.ceil(10_000 / part.length);
    expect(stepsOf(length)).toBeLessThan(2.2 * stepsOf(length / 2) + 100);
    expect(stepsOf(length)).toBeLessThan(40 * 10_000);
  });
});

describe('a slip', () => {
  it.each([
    ['vila', 'villa', true],
    ['villla', 'villa', true],
    ['vlila', 'villa', true],
    ['vilta', 'villa', false],
    ['pentbouse', 'penthouse', true],
    ['apartmnt', 'apartment', true],
    ['officer', 'office', false],
    ['ofice', 'office', true],
    ['hostel', 'hotel', false],
    ['villa', 'villa', false],
  ])('%s for %s: %s', (typed, word, isOne) => {
    expect(isSlip(typed, word)).toBe(isOne);
  });
});

describe('localities', () => {
  it.each(localities.map(({ name }) => name))('%s is read by its name', (name) => {
    expect(readSentence(name).filters).toEqual({ locality: [name] });
  });
});
