import type { ExchangeRates, ForeignCurrency } from '@contract/currencies';
import type { ReadSentence } from '@contract/properties';
import { chipsOf } from '@contract/searchChips';
import { readSentence } from './readSentence';
import { restOf } from './restOf';
import * as language from '@messages/language';
import * as messages from '@messages/server/rates';
import type { CatalogueEntry } from '../../listingCatalogue';
import { nearestCity, townIn } from '../places/towns';

const units: Readonly<Record<ForeignCurrency, string>> = { USD: '$1', GBP: '£1', EUR: '€1', AED: 'AED 1' };

/** A price's label with the rate that it was converted by, and its day. */
function convertedLabel(label: string, currency: ForeignCurrency, rates: ExchangeRates): string {
  const rate = rates[currency];
  if (!rate) return label;
  const day = new Date(`${rate.day}T00:00Z`).toLocaleDateString(language.tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return messages.converted(label, units[currency], rate.rupees.toFixed(2), day);
}

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
export function describeSentence(
  sentence: string,
  { cities, rates = {} }: { cities: readonly CatalogueEntry[]; rates?: ExchangeRates },
): ReadSentence {
  const { filters, unread, required, mentions } = readSentence(sentence, rates);
  const chips = chipsOf({ ...filters });
  return {
    filters,
    unread,
    rest: restOf(sentence, rates),
    elsewhere: elsewhereIn(required, cities),
    chips: mentions.flatMap(({ field, value, start, end, currency }) => {
      const chip = chips.find((one) => one.field === field && one.value === value);
      if (!chip) return [];
      const label = currency ? convertedLabel(chip.label, currency, rates) : chip.label;
      return [{ ...chip, label, start, end }];
    }),
  };
}
