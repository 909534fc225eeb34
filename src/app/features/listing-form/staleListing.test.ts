import type { Property } from '@contract/properties';
import { fieldErrors } from '../../api/apiError';
import { currentOf, knownOf, refusalOfStale } from './staleListing';

const listing = (change: Partial<Property> = {}) =>
  ({ title: 'Old', price: '5000000.00', purpose: 'sale', version: 3, images: [], ...change }) as unknown as Property;
const known = knownOf(listing(), false);
const mine = (change: Record<string, string>) => ({ stored: known.entry, entry: { ...known.entry, ...change } });

it('R38 shows both values at each field that both sides changed, and merges the others', () => {
  const current = listing({ title: 'Theirs', price: '8900000.00', version: 5 });
  const refusal = refusalOfStale(current, known, mine({ price: '9600000', status: 'Ready' }), false);
  expect(Object.keys(fieldErrors(refusal?.error))).toEqual(['price']);
  expect(fieldErrors(refusal?.error).price).toContain('₹89,00,000');
  expect(refusal?.current).toMatchObject({ stored: { title: 'Theirs', price: '8900000', purpose: 'sale' } });
});

it('refuses also what only others changed, and nothing where only a photo or a job moved the version', () => {
  expect(refusalOfStale(listing({ title: 'Theirs' }), known, mine({ price: '9600000' }), false)?.error).toMatchObject({
    data: { code: 'stale', detail: expect.stringContaining('Someone else has changed this listing') },
  });
  expect(refusalOfStale(listing({ version: 9 }), known, mine({ price: '9600000' }), false)).toBeUndefined();
});

it('knows a refused save by its code', () => {
  const current = listing();
  expect(currentOf({ status: 409, data: { code: 'stale', current } })).toEqual(current);
  expect(currentOf({ status: 409, data: { code: 'wrong_lifecycle' } })).toBeUndefined();
});
