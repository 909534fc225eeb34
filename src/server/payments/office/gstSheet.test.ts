import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { staffRequest } from '../../../../test/support/staffRequest';
import { makePriceList } from '../../../../test/support/priceList';
import { testDeps } from '../../../../test/support/testServer';
import { isSandbox } from '../gateways/sandbox/sandboxGateway';
import { openOrder } from '../ledger/orders';
import { syncOrder } from '../ledger/providerSync';
import type { PurchaseLine } from '../ledger/purchase';
import { requestRefund } from '../ledger/refundRequests';
import { gstSheet } from './gstSheet';

const companyGstin = '23AAAAA0000A1Z5';
const india = { address: '12 Palm Road', city: 'Pune', zip: '411001', country: 'India', gstin: '' };
const buyers = {
  registered: { ...india, name: 'Joshi Homes LLP', state: 'Maharashtra', gstin: '27AAAAA0000A1Z5' },
  here: { ...india, name: 'Meera Joshi', state: 'Madhya Pradesh' },
  elsewhere: { ...india, name: 'Ravi Iyer', state: 'Kerala' },
  abroad: { ...india, name: 'Asha Rao', state: 'California', country: 'USA' },
} as const;

type Table = Record<string, string>[];

/** The sheet's tables, each row by its columns. */
function readSheet(csv: string): Record<string, Table> {
  const lines = csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? ''));
  const tables: Record<string, Table> = {};
  let name = '';
  let heads: string[] = [];
  for (const cells of lines) {
    if (cells.length === 1 && cells[0]) {
      name = cells[0];
      heads = [];
      tables[name] = [];
    } else if (cells.length > 1 && heads.length === 0) heads = cells;
    else if (cells.length > 1) tables[name]?.push(Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
  }
  return tables;
}

const paise = (rupees: string | undefined) => Math.round(Number(rupees) * 100);
const taxesOf = (row: Record<string, string>) =>
  ['Integrated Tax', 'Central Tax', 'State/UT Tax'].reduce((sum, column) => sum + paise(row[column]), 0);
const sumOf = (rows: Table | undefined) =>
  (rows ?? []).reduce((sum, row) => sum + paise(row['Taxable Value']) + taxesOf(row), 0);

describeOnBoth('the GST sheet', (database) => {
  let world: ReturnType<typeof testDeps>;
  let ids: Record<string, number>;
  let clock = new Date('2026-11-10T06:00:00Z');
  let count = 0;
  beforeAll(async () => {
    world = testDeps(database(), { now: () => clock });
    ids = await makePriceList(database());
  });
  afterAll(() => world.remove());

  const sandbox = () => {
    if (!isSandbox(world.deps.gateway)) throw new Error('not the sandbox');
    return world.deps.gateway;
  };
  const line = (name: string, rupees: number): PurchaseLine => ({
    kind: 'package',
    id: ids[name]!,
    name,
    amountInPaise: rupees * 100,
  });
  const buy = async (who: keyof typeof buyers, item: PurchaseLine) => {
    const { id: accountId } = await makeAccount(database());
    const { name, address, city, state, zip, country, gstin } = buyers[who];
    await database().run(
      sql`insert into billing_info (account_id, name, address, city, state, zip, country, gstin) values (${accountId}, ${name}, ${address}, ${city}, ${state}, ${zip}, ${country}, ${gstin})`,
    );
    const order = await openOrder(world.deps, { accountId, receipt: `receipt-${(count += 1)}`, lines: [item] });
    await sandbox().pay(order.id, 'success');
    await syncOrder(world.deps, order.id);
    const row = await database().row<{ id: number }>(sql`select id from payment where provider_order_id = ${order.id}`);
    return { id: row!.id, accountId };
  };
  const refund = ({ id, accountId }: { id: number; accountId: number }, amountInPaise: number) =>
    requestRefund(world.deps, staffRequest(accountId), id, {
      key: `refund-${(count += 1)}`,
      amountInPaise,
      reason: 'Agreed.',
      accountId,
    });
  const sheet = async (month: string) => readSheet(await gstSheet(database(), month, { test: true, companyGstin }));

  it('lists registered buyers one by one and sums consumers by place, less their credit notes; its sums are the ledger’s', async () => {
    const registered = await buy('registered', line('Enterprise', 12_999));
    const here = await buy('here', line('Basic', 2_999));
    const elsewhere = await buy('elsewhere', line('Premium', 5_999));
    const abroad = await buy('abroad', line('Basic', 2_999));
    await refund(registered, 100_001);
    await refund(registered, 33_333);
    await refund(here, 299_900);
    await refund(elsewhere, 77_777);
    await refund(abroad, 50_000);
    // an invoice whose money never arrived, and one of the next month in India, which is still November in London
    const unpaid = await buy('here', line('Basic', 2_999));
    await database().run(sql`update payment set status = 'failed' where id = ${unpaid.id}`);
    clock = new Date('2026-11-30T18:45:00Z');
    await buy('here', line('Premium', 5_999));

    const november = await sheet('2026-11');
    expect(november.b2b).toMatchObject([
      {
        'GSTIN/UIN of Recipient': '27AAAAA0000A1Z5',
        'Receiver Name': 'Joshi Homes LLP',
        'Invoice Number': 'TEST-000001',
        'Invoice date': '10-Nov-2026',
        'Invoice Value': '12999.00',
        'Place Of Supply': '27-Maharashtra',
        Rate: '18',
        'Taxable Value': '11016.10',
        'Integrated Tax': '1982.90',
      },
    ]);
    expect(november.cdnr).toMatchObject([
      { 'Note Number': 'TEST-CN-000001', 'Note Value': '1000.01', 'Note Type': 'C' },
      { 'Note Number': 'TEST-CN-000002', 'Note Value': '333.33', 'Note Type': 'C' },
    ]);
    expect(november.b2cs).toMatchObject([
      {
        'Place Of Supply': '23-Madhya Pradesh',
        'Taxable Value': '0.00',
        'Central Tax': '0.00',
        'State/UT Tax': '0.00',
      },
      { 'Place Of Supply': '32-Kerala', 'Central Tax': '0.00' },
    ]);
    expect(november.exp).toMatchObject([{ 'Export Type': 'WPAY', 'Invoice Value': '2999.00' }]);
    expect(november.cdnur).toMatchObject([{ 'UR Type': 'EXPWP', 'Note Value': '500.00' }]);
    expect(sumOf(november.b2cs?.slice(1))).toBe(599_900 - 77_777);

    const ledger = await database().row<{ invoiced: number; credited: number; kept: number }>(sql`
      select sum(p.amount_in_paise)::bigint as invoiced, sum(p.refunded_in_paise)::bigint as credited, sum(p.paid_in_paise - p.refunded_in_paise)::bigint as kept
      from payment p where p.status in ('completed', 'refunded') and p.completed_at < '2026-11-20'`);
    const invoices = sumOf(november.b2b) + sumOf(november.b2cl) + sumOf(november.exp);
    const notes = sumOf(november.cdnr) + sumOf(november.cdnur);
    expect(invoices + sumOf(november.b2cs) - notes).toBe(ledger?.kept);
    const december = await sheet('2026-12');
    expect(sumOf(december.b2cs)).toBe(599_900);
    expect(sumOf((await sheet('2026-10')).b2cs)).toBe(0);
  });
});
