import { limits } from '@contract/limits';
import { usualInstead } from '../modules/properties/unusualRules';
import { generatedListing } from './generatedListing';
import { demoListings } from './listings/demoListings';

it('the demonstration and generated listings have possible and usual values', () => {
  const generated = Array.from({ length: 3_000 }, (_, at) => generatedListing(1, at + 1, 20));
  const homes = [
    ...demoListings.map((one) => ({ ...one, price: one.price ? one.price * 100 : null })),
    ...generated,
  ].map(({ type, city, purpose, price, size }) => ({
    kind: `${type} ${city} ${purpose}`,
    price,
    size: size ?? null,
  }));
  const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const odd = [...new Set(homes.map(({ kind }) => kind))].flatMap((kind) => {
    const alike = homes.filter((one) => one.kind === kind && one.price !== null);
    const sized = alike.flatMap(({ price, size }) => (price !== null && size !== null ? [price / size] : []));
    const them = {
      homes: alike.length,
      price: median(alike.map(({ price }) => price ?? 0)),
      sized: sized.length,
      perSquareFoot: median(sized),
    };
    return alike.filter(({ price, size }) => usualInstead({ price_in_paise: price, size_in_sqft: size }, them));
  });
  expect(odd).toEqual([]);
  for (const { price, size } of homes) {
    expect(price ?? Infinity).toBeGreaterThanOrEqual(limits.price.min * 100);
    expect(size ?? Infinity).toBeGreaterThanOrEqual(limits.size.min);
  }
});
