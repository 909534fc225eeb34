import type { Currency, ExchangeRates } from '@contract/currencies';
import { type Reading, readSentence } from './readSentence';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';

const none: ExchangeRates = {};

/** The latest rate of each currency. */
async function readingRates(queryable: Queryable): Promise<ExchangeRates> {
  const rates = await queryable.rows<{ currency: Currency; rupees: string; day: string }>(sql`
    select distinct on (currency) currency, rupees_per_unit::text as rupees, day::text as day from exchange_rate
    where currency <> 'INR' order by currency, exchange_rate.day desc`);
  return Object.fromEntries(rates.map(({ currency, rupees, day }) => [currency, { rupees: Number(rupees), day }]));
}

/** The rates that a sentence needs: only one that names other money asks the database. */
export async function ratesFor(queryable: Queryable, sentence: string): Promise<ExchangeRates> {
  return readSentence(sentence).namesForeignMoney ? readingRates(queryable) : none;
}

/** Reads sentences with the latest exchange rates, which are asked for once, and only where one names other money. */
export async function readAllWithRates(queryable: Queryable, sentences: readonly string[]): Promise<Reading[]> {
  const readings = sentences.map((sentence) => readSentence(sentence));
  if (!readings.some(({ namesForeignMoney }) => namesForeignMoney)) return readings;
  const rates = await readingRates(queryable);
  return sentences.map((sentence) => readSentence(sentence, rates));
}

/** Reads a sentence with the latest exchange rates. */
export async function readWithRates(queryable: Queryable, sentence: string): Promise<Reading> {
  const reading = readSentence(sentence);
  return reading.namesForeignMoney ? readSentence(sentence, await readingRates(queryable)) : reading;
}
