import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withSaid } from '@contract/saidFilters';
import { chipsOf, withoutChip } from '@contract/searchChips';
import { readSentence } from './readSentence';
import { restOf } from './restOf';
import { exampleCount } from '../../../../../../test/support/counts';
import { readPropertySearch, writePropertySearch } from '../../../../../app/features/properties/propertySearch';

const vocabulary = readFileSync(path.resolve(__dirname, 'examples.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as { q: string }).q.split(/\s+/));

const sentence = fc.array(fc.constantFrom(...vocabulary), { maxLength: 14 }).map((words) => words.join(' '));
const chipsIn = (filters: object) => chipsOf({ ...filters });

/** What the results show for an address: its filters and those that its sentence says. */
function shown(address: string) {
  const search = readPropertySearch(new URLSearchParams(address));
  const said = readSentence(search.search ?? '');
  return { filters: withSaid(search, { ...said.filters }), unread: said.unread };
}

describe('chips', () => {
  it('are the same from a sentence, and from the address that its filters and the rest are written to', () => {
    fc.assert(
      fc.property(sentence, (typed) => {
        const { filters, unread } = readSentence(typed);
        const typedAlone = shown(writePropertySearch({ search: typed }));
        expect(chipsIn(typedAlone.filters)).toEqual(chipsIn(filters));
        const written = writePropertySearch({ ...withSaid({}, { ...filters }), search: restOf(typed) });
        const read = shown(written);
        expect(chipsIn(read.filters)).toEqual(chipsIn(filters));
        expect(read.unread).toBe(unread);
        // and once more from there
        expect(restOf(restOf(typed))).toBe(restOf(typed));
      }),
      { numRuns: exampleCount(3_000) },
    );
  });

  it('go one by one, and the others stay', () => {
    fc.assert(
      fc.property(sentence, (typed) => {
        const { filters } = readSentence(typed);
        const chips = chipsIn(filters);
        for (const chip of chips) {
          const left = chipsIn(withoutChip({ ...filters }, chip));
          const isGone = ({ field }: { field: string }) => chip.field === 'locality' && field === 'near';
          const isLast = chips.filter(({ field }) => field === 'locality').length === 1;
          expect(left).toEqual(chips.filter((one) => one !== chip && !(isLast && isGone(one))));
        }
      }),
      { numRuns: exampleCount(500) },
    );
  });

  it.each([
    ['3 bhk', ['3 bedrooms']],
    ['3+ bhk', ['3 or more bedrooms']],
    ['1 rk', ['Up to 1 bedroom']],
    ['2 to 3 bhk, 2 bath', ['2 to 3 bedrooms', '2 or more bathrooms']],
    ['under 2 cr', ['Up to ₹2 Cr']],
    ['above 80 lakh', ['From ₹80 L']],
    ['rent 25,000 to 40k', ['To rent', '₹25,000 to ₹40,000']],
    ['min 1200 sq ft', ['From 1,200 sq ft']],
    ['villa or flat near Baner with a pool', ['Villa', 'Apartment', 'Baner', 'and nearby', 'Swimming pool']],
    ['cheapest featured', ['Featured', 'Lowest price first']],
  ])('say in words what “%s” asks for', (typed, labels) => {
    expect(chipsIn(readSentence(typed).filters).map(({ label }) => label)).toEqual(labels);
  });

  it('keep a filter beside the sentence, and add amenities up', () => {
    const said = readSentence('2 bhk in Pune under 1 cr with a pool').filters;
    expect(
      withSaid({ city: ['indore'], min_price: '100', amenities: ['3'], ordering: 'relevance' }, { ...said }),
    ).toEqual({
      city: ['indore'],
      min_price: '100',
      min_bedrooms: 2,
      max_bedrooms: 2,
      amenities: ['3', 'Swimming pool'],
      ordering: 'relevance',
    });
  });
});
