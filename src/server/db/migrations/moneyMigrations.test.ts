import sql from 'sql-template-tag';
import { describeOnBothEmpty } from '../../../../test/support/databases';
import { checkBooks } from '../../payments/office/checkBooks';
import { migrate } from '../migrate';
import { migrations } from './migrations';

describeOnBothEmpty('the books of an older version', (database) => {
  beforeAll(async () => {
    await migrate(
      database(),
      migrations.filter(({ id }) => id < '0210'),
    );
    const credit = (amount: number) =>
      `'[{"kind":"package","id":2,"name":"Premium","amountInPaise":599900},{"kind":"credit","id":1,"name":"Credit","amountInPaise":-${amount}}]'`;
    const basic = `'[{"kind":"package","id":1,"name":"Basic","amountInPaise":299900}]'`;
    await database().script(`
      insert into account (id, username, email, password_hash) overriding system value values (1, 'meera', 'meera@people.example', 'none');
      insert into package (id, name, description, features, colour, icon) overriding system value values (1, 'Basic', '', '{}', 'leaf', 'home'), (2, 'Premium', '', '{}', 'leaf', 'home');
      insert into package_version (id, package_id, price_in_paise, duration_in_days, begins_at) overriding system value values (1, 1, 299900, 30, 'epoch'), (2, 2, 599900, 60, 'epoch');
      insert into payment (id, account_id, receipt, gateway, amount_in_paise, description, package_id, status, lines) overriding system value values
        (1, 1, 'receipt-1', 'razorpay', 299900, 'Basic', 1, 'refunded', ${basic}), (2, 1, 'receipt-2', 'razorpay', 299900, 'Basic', 1, 'completed', ${basic}),
        (3, 1, 'receipt-3', 'razorpay', 199900, 'Premium', 2, 'completed', ${credit(400_000)});
      insert into payment (id, account_id, receipt, gateway, amount_in_paise, description, package_id, created_at) overriding system value values
        (4, 1, 'receipt-4', 'sandbox', 599900, 'Premium', 2, now() - interval '2 days'), (5, 1, 'receipt-5', 'razorpay', 299900, 'Basic', 1, now()),
        (6, 1, 'receipt-6', 'razorpay', 299900, 'Basic', 1, now()), (7, 1, 'receipt-7', 'razorpay', 599900, 'Premium', 2, now());
      insert into provider_payment (payment_id, provider_payment_id, status, amount_in_paise) values (5, 'pay_5', 'failed', 299900);
      insert into package_grant (id, account_id, payment_id, package_id, version_id, starts_at, expires_at, upgraded_by, unused_in_ms) overriding system value values
        (1, 1, 1, 1, 1, '2026-01-01', '2026-01-11', 3, 1), (2, 1, 2, 1, 1, '2026-01-11', '2026-01-11', 3, 1), (3, 1, 3, 2, 2, '2026-01-11', '2026-03-11', null, null);
      insert into invoice (series, number, payment_id, issued_at, issued_by, billed_to)
      select 'AE', place + 10, 1, now(), case when place < 5 then '{"gstin":"23AABCA1234F1ZH"}'::jsonb end,
        jsonb_build_object('name', 'Meera', 'email', '', 'address', '12 Palm Road', 'city', 'Pune', 'zip', '', 'gstin', '', 'state', state, 'country', country)
      from unnest(array['Maharashtra', 'Maharastra', 'Middle Earth', 'California', 'MH'], array['India', 'India', '', 'USA', 'India']) with ordinality as billed (state, country, place);
      insert into billing_info (account_id, address, state) values (1, '12 Palm Road', 'Middle Earth');`);
    await migrate(database(), migrations);
  }, 360_000);

  it('credits renewals whole and the running period with the rest', async () => {
    expect(
      await database().rows(sql`select id, credited_in_paise, credit_in_paise from package_grant order by id`),
    ).toEqual([
      { id: 1, credited_in_paise: 100_100, credit_in_paise: 0 },
      { id: 2, credited_in_paise: 299_900, credit_in_paise: 0 },
      { id: 3, credited_in_paise: 0, credit_in_paise: 400_000 },
    ]);
  });

  it('keep the place that each invoice was issued for, also a wrong one', async () => {
    const rows = await database().rows<{ place: string }>(
      sql`select billed_to ->> 'place' as place from invoice order by number`,
    );
    expect(rows.map(({ place }) => place)).toEqual(['27', '23', '23', '96', '00']);
  });

  it('close unfinished orders of before, not those that somebody tried to pay', async () => {
    const rows = await database().rows<{ status: string }>(sql`select status from payment where id > 3 order by id`);
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'pending', 'pending', 'pending']);
  });

  it('are listed where a person has to look', async () => {
    expect(await checkBooks(database())).toEqual([
      'Invoice AE-000012 was issued for Madhya Pradesh; its address is in Maharashtra.',
      'Invoice AE-000013 was issued for Madhya Pradesh; its address has no state we recognise: “Middle Earth”.',
      'Invoice AE-000015 was issued for our own state; its address is in Maharashtra.',
      '1 account must enter the state before the next payment.',
      'Payment 1: ₹1,001.00 was credited to an upgrade and also refunded.',
    ]);
  });
});
