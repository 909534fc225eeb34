import type { Currency } from '@contract/currencies';
import { currencies } from '@contract/currencies';
import type { ExchangeRate, NewExchangeRate, OfficeExchangeRate } from '@contract/rates';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

const place = ({ currency }: { currency: Currency }) => currencies.indexOf(currency);
const columns = sql`currency, rupees_per_unit::text as rupees_per_unit, day::text as day, source`;

/** The latest rate of each currency. */
export async function currentRates(queryable: Queryable): Promise<ExchangeRate[]> {
  const rates = await queryable.rows<ExchangeRate>(
    sql`select distinct on (currency) ${columns} from exchange_rate order by currency, exchange_rate.day desc`,
  );
  return rates.sort((one, other) => place(one) - place(other));
}

/** Every rate, the latest of each currency first. */
export async function listOfficeRates(queryable: Queryable): Promise<OfficeExchangeRate[]> {
  const rates = await queryable.rows<OfficeExchangeRate>(
    sql`select id, version, ${columns} from exchange_rate order by exchange_rate.day desc, id desc`,
  );
  return rates.sort((one, other) => place(one) - place(other));
}

/** A rate, locked until the transaction ends. */
export const lockRate = (tx: Queryable, id: number): Promise<OfficeExchangeRate | undefined> =>
  tx.row<OfficeExchangeRate>(sql`select id, version, ${columns} from exchange_rate where id = ${id} for update`);

/** Whether a currency has another rate of a day. */
export async function hasRateOf(tx: Queryable, currency: Currency, day: string, besides = 0): Promise<boolean> {
  const found = await tx.row(
    sql`select id from exchange_rate where currency = ${currency} and day = ${day}::date and id <> ${besides}`,
  );
  return found !== undefined;
}

type Values = Pick<NewExchangeRate, 'rupees_per_unit' | 'day' | 'source'>;

/** The new rate; undefined if another one of that day was added at the same time. */
export const addRate = (
  tx: Queryable,
  { currency, rupees_per_unit, day, source }: NewExchangeRate,
): Promise<OfficeExchangeRate | undefined> =>
  tx.row<OfficeExchangeRate>(sql`
    insert into exchange_rate (currency, rupees_per_unit, day, source) values (${currency}, ${rupees_per_unit}::numeric, ${day}::date, ${source})
    on conflict (currency, day) do nothing returning id, version, ${columns}`);

export async function changeRate(tx: Queryable, id: number, { rupees_per_unit, day, source }: Values): Promise<void> {
  await tx.run(sql`
    update exchange_rate set rupees_per_unit = ${rupees_per_unit}::numeric, day = ${day}::date, source = ${source} where id = ${id}`);
}
