import type { ReadSentence } from '@contract/properties';
import { chipsOf } from '@contract/searchChips';
import { readSentence } from '@contract/sentences/readSentence';
import { restOf } from '@contract/sentences/restOf';
import type { CatalogueEntry } from '../listingCatalogue';
import { nearestCity, townIn } from './places/townNamed';

/** A place that we know of among the words that are no filter, with the nearest of our cities. */
function elsewhereIn(words: string, cities: readonly CatalogueEntry[]): ReadSentence['elsewhere'] {
  const town = townIn(words);
  if (!town) return null;
  const nearest = nearestCity(
    town,
    cities.map(({ name }) => name),
  );
  const city = cities.find(({ name }) => name === nearest?.city);
  return {
    place: town.name,
    words: town.words,
    nearest: nearest && city ? { city: city.name, slug: city.slug, km: nearest.km } : null,
  };
}

/** A sentence as the list reads it, with a label for each thing understood. */
export function parseSentence(sentence: string, cities: readonly CatalogueEntry[]): ReadSentence {
  const { filters, unread, required, mentions } = readSentence(sentence);
  const chips = chipsOf({ ...filters });
  return {
    filters,
    unread,
    rest: restOf(sentence),
    elsewhere: elsewhereIn(required, cities),
    chips: mentions.flatMap(({ field, value, start, end }) => {
      const chip = chips.find((one) => one.field === field && one.value === value);
      return chip ? [{ ...chip, start, end }] : [];
    }),
  };
}
