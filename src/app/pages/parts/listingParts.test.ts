import { propertyWith } from '../../../../test/support/listings';
import { listingParts } from './listingParts';

const room = { id: 1, title: 'Hall', url: '', sources: [], width: 2, height: 1, placeholder: '', alt: '' };
const ids = (...[given, hasPlan = false]: [given: object, hasPlan?: boolean]) =>
  listingParts(propertyWith(given), hasPlan).map(({ id }) => id);

describe('the navigation of a listing', () => {
  it('names every part of a listing that has all of them, in their order', () => {
    const whole = {
      tour: [room],
      amenities: [1],
      price: '9500000.00',
      purpose: 'sale',
      latitude: 22.7,
      longitude: 75.8,
    };
    expect(ids(whole, true)).toEqual([
      'plan',
      'tour',
      'facts',
      'story',
      'amenities',
      'emi',
      'papers',
      'place',
      'visit',
    ]);
  });

  it('leaves out what a listing does not have', () => {
    const bare = { tour: [], amenities: [], price: null, latitude: null, longitude: null };
    expect(ids(bare)).toEqual(['facts', 'story', 'papers', 'visit']);
  });

  it('leads to the costs of a rent, which has no instalments', () => {
    expect(ids({ price: '45000.00', purpose: 'rent' })).toContain('costs');
  });
});
