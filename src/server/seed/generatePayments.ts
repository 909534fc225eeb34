import { dayInMs, secondInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { diceOf } from './generatedListing';
import { type Generation, addInBatches } from './generation';

const batchSize = 5_000;
/** One payment in so many seconds: a hundred thousand in three years. */
const pace = 950;
/** So many payments share a buyer. */
const perBuyer = 4;

const firstNames = 'Aarav Aditi Arjun Asha Diya Gauri Isha Kabir Kavya Leena Meera Nikhil Pooja Rohan Sana Tara'.split(
  ' ',
);
const lastNames = 'Agarwal Bhatt Deshmukh Gokhale Iyer Joshi Khan Kulkarni Mehta Nair Patel Rao Shah Verma'.split(' ');
const methods = ['upi', 'upi', 'card', 'netbanking', 'wallet'];

interface GeneratedPayment {
  name: string;
  status: 'completed' | 'pending' | 'failed' | 'expired' | 'refunded';
  method: string;
  /** Which of the packages, from 0 to below 1. */
  bought: number;
  /** It was paid twice. */
  twice: boolean;
}

/** The payment of a number, the same one for the same seed. */
export function generatedPayment(seed: number, number: number): GeneratedPayment {
  const buyer = diceOf(Math.imul(seed, 0x85ebca6b) ^ Math.imul(Math.floor(number / perBuyer), 0xc2b2ae35));
  const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x27d4eb2f));
  const pick = <Value>(values: readonly Value[], at: number): Value => values[Math.floor(at * values.length)] as Value;
  const thrown = dice();
  const status =
    thrown < 0.75
      ? 'completed'
      : thrown < 0.8
        ? 'refunded'
        : thrown < 0.9
          ? 'expired'
          : thrown < 0.99
            ? 'failed'
            : 'pending';
  return {
    name: `${pick(firstNames, buyer())} ${pick(lastNames, buyer())}`,
    status,
    method: pick(methods, dice()),
    bought: dice(),
    twice: status === 'completed' && dice() < 0.001,
  };
}

interface Package {
  id: number;
  version: number;
  name: string;
  price: number;
}

function toRow(number: number, { seed, count, now }: Generation, packages: readonly Package[]) {
  const { bought, twice, ...given } = generatedPayment(seed, number);
  const item = packages[Math.floor(bought * packages.length)];
  if (!item) throw new Error('There is no package to buy.');
  const at = new Date(now.getTime() - (count - number) * pace * secondInMs);
  const isPaid = given.status === 'completed' || given.status === 'refunded';
  return {
    ...given,
    number,
    username: `buyer-${seed}-${Math.floor(number / perBuyer)}`,
    package: item.id,
    version: item.version,
    description: `${item.name} package`,
    amount: item.price,
    paid: isPaid ? item.price * (twice ? 2 : 1) : 0,
    back: given.status === 'refunded' ? item.price : 0,
    twice,
    lines: [{ kind: 'package', id: item.id, version: item.version, name: item.name, amountInPaise: item.price }],
    key: `${seed}_${number}`,
    at: at.toISOString(),
    completed: isPaid ? at.toISOString() : null,
    settled: given.status === 'refunded' ? new Date(at.getTime() + dayInMs).toISOString() : null,
  };
}

/** Rows of the ledger as it would have written them; their providers are asked about none of them. */
async function insertBatch(tx: Queryable, generation: Generation, from: number, to: number): Promise<void> {
  const packages = await tx.rows<Package>(
    sql`
    select distinct on (p.id) p.id, v.id as version, p.name, v.price_in_paise as price
    from package p join package_version v on v.package_id = p.id order by p.id, v.begins_at`,
  );
  const rows = Array.from({ length: to - from }, (_, at) => toRow(from + at + 1, generation, packages));
  await tx.run(sql`
    insert into account (username, email, name, password_hash, email_verified_at)
    select distinct on (username) username, username || '@people.example', name, 'no password', now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (username text, name text)
    on conflict do nothing`);
  await tx.run(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (number int, username text, package int, version int, description text, amount bigint, paid bigint, back bigint,
        twice boolean, lines jsonb, key text, status text, method text, at timestamptz, completed timestamptz, settled timestamptz)
    ), made as (
      insert into payment (account_id, receipt, gateway, test, provider_order_id, provider_payment_id, amount_in_paise, paid_in_paise, refunded_in_paise, description,
        package_id, lines, status, method, created_at, completed_at, attention)
      select a.id, 'generated-' || key, 'sandbox', true, 'order_' || key, case when paid > 0 then 'pay_' || key end, amount, paid, back, description, package, lines, status,
        case when paid > 0 then method else '' end, at, completed, case when twice then 'paid_twice' end
      from given join account a on a.username = given.username order by number
      on conflict (account_id, receipt) do nothing returning id, account_id, receipt, package_id
    ), paid as (
      select made.id, made.account_id, made.package_id, given.* from made join given on made.receipt = 'generated-' || given.key where given.paid > 0
    ), moneys as (
      insert into provider_payment (payment_id, provider_payment_id, status, amount_in_paise, refunded_in_paise, method, created_at)
      select id, 'pay_' || key || suffix, case when back > 0 then 'refunded' else 'captured' end, amount, back, method, at
      from paid, unnest(case when twice then array['', '_twice'] else array[''] end) suffix
    ), grants as (
      insert into package_grant (account_id, payment_id, package_id, version_id, slots, contacts, starts_at, expires_at, unused_in_ms)
      select account_id, paid.id, paid.package_id, v.id, v.slots, v.contacts, at, coalesce(settled, at + make_interval(days => v.duration_in_days)), case when back > 0 then 1 end
      from paid join package_version v on v.id = paid.version
    ), refunds as (
      insert into refund (payment_id, provider_payment_id, amount_in_paise, status, provider_refund_id, created_at, settled_at)
      select id, 'pay_' || key, back, 'succeeded', 'rfnd_' || key, settled, settled from paid where back > 0 returning id, payment_id, amount_in_paise, settled_at
    ), last as (
      select coalesce((select max(number) from invoice where series = 'TEST'), 0) as invoice, coalesce((select max(number) from credit_note where series = 'TEST-CN'), 0) as note
    ), invoices as (
      insert into invoice (series, number, payment_id, issued_at, billed_to, provider_payment_id)
      select 'TEST', last.invoice + row_number() over (order by paid.id), paid.id, at,
        jsonb_build_object('name', a.name, 'email', a.email, 'address', '', 'city', '', 'state', '', 'zip', '', 'country', '', 'gstin', ''), 'pay_' || key
      from paid join account a on a.id = paid.account_id, last returning series, number, payment_id
    )
    insert into credit_note (series, number, refund_id, payment_id, invoice_series, invoice_number, amount_in_paise, credited_before_in_paise, issued_at)
    select 'TEST-CN', last.note + row_number() over (order by r.id), r.id, r.payment_id, i.series, i.number, r.amount_in_paise, 0, r.settled_at
    from refunds r join invoices i on i.payment_id = r.payment_id, last`);
}

/**
 * Adds made-up payments with their buyers, the same ones for the same seed, in batches: an interrupted run continues.
 * Resolves to how many were added.
 */
export async function generatePayments(
  database: Database,
  generation: Generation,
  tell: (line: string) => void = () => undefined,
): Promise<number> {
  const total = await addInBatches(database, generation, {
    setting: 'generated_payments',
    size: batchSize,
    insert: insertBatch,
    onBatch: (done) => tell(`Payments: ${done} of ${generation.count}`),
  });
  if (total > 0)
    await database.script('vacuum (analyze) payment, provider_payment, refund, invoice, credit_note, account');
  return total;
}
