import type { ExchangeRates } from '@contract/currencies';
import { type Reading, readSentence } from '@contract/sentences/readSentence';
import type { Queryable } from '../../../db/database';
import { readingRates } from '../../rates/ratesStore';

const none: ExchangeRates = {};

/** The rates that a sentence needs: only one that names other money asks the database. */
export async function ratesFor(queryable: Queryable, sentence: string): Promise<ExchangeRates> {
  return readSentence(sentence).namesForeignMoney ? readingRates(queryable) : none;
}

/** Reads a sentence with the latest exchange rates. */
export async function readWithRates(queryable: Queryable, sentence: string): Promise<Reading> {
  const reading = readSentence(sentence);
  return reading.namesForeignMoney ? readSentence(sentence, await readingRates(queryable)) : reading;
}
