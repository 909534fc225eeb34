import { checkPointInCity, kilometresBetween, usualInstead } from './unusualRules';

const indore = { name: 'Indore', latitude: 22.7196, longitude: 75.8577 };
const pune = { latitude: 18.5204, longitude: 73.8567 };
const crore = 1_00_00_000_00;

describe('the rules for unusual values', () => {
  it('measure the way between two points', () => {
    expect(kilometresBetween(indore, indore)).toBe(0);
    expect(kilometresBetween(indore, pune)).toBeCloseTo(512, -1);
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  });

  it('refuse a point more than 100 km from the centre of its city', () => {
    const at = (latitude: number) => () => checkPointInCity({ latitude, longitude: indore.longitude }, indore);
    expect(at(indore.latitude + 0.89)).not.toThrow();
    expect(at(indore.latitude + 0.91)).toThrow('101 km from the centre of Indore');
    expect(() => checkPointInCity(pune, undefined)).not.toThrow();
  });

  const usual = { homes: 5, price: crore, sized: 5, perSquareFoot: crore / 1_000 };
  it.each([
    ['as much as others', crore, 1_000, false],
    ['eight times a square foot', 8 * crore, 1_000, false],
    ['more than that', 8 * crore + 1_000, 1_000, true],
    ['an eighth', crore / 8, 1_000, false],
    ['less than that', crore / 8 - 1_000, 1_000, true],
    ['a palace at the usual rate', 90 * crore, 90_000, false],
    ['twenty times without a size', 20 * crore, null, false],
    ['more than that', 20 * crore + 1, null, true],
    ['a price on request', null, 1_000, false],
  ] as const)('ask about a price that is %s', (_, price_in_paise, size_in_sqft, asks) => {
    expect(usualInstead({ price_in_paise, size_in_sqft }, usual) !== null).toBe(asks);
    expect(usualInstead({ price_in_paise, size_in_sqft }, { ...usual, homes: 4, sized: 4 })).toBeNull();
  });
});
