import { lockWatch, locksOf } from './lockOrder';

it.each<[string, unknown[], string[]]>([
  ['update payment set status = $1 where id = $2', [], ['payment']],
  ['select id from payment where id = $1 for update', [], ['payment']],
  ['select p.id, (select 1 from addon_order o) from property p join city c on true for update of p', [], ['property']],
  [
    'with ended as (update add_on_grant set x = 1 returning id) update property set y = 2 from ended',
    [],
    ['add_on_grant', 'property'],
  ],
  ['insert into refund (id) values ($1) on conflict (id) do update set x = 1', [], ['refund']],
  ['insert into refund (id) values ($1) on conflict do nothing', [], []],
  ['delete from meeting t where t.id = $1', [], ['meeting']],
  ['update payment set x = 1 where id in (select id from payment for update skip locked)', [], []],
  ['select pg_advisory_xact_lock(hashtextextended($1, 0))', ['invoice:AE'], ['lock:invoice']],
  ['select id from payment', [], []],
])('knows what is locked by: %s', (text, values, locks) => {
  expect(locksOf(text, values)).toEqual(locks);
});

it('R46 a transaction may lock upwards, and again what it holds, but never downwards', () => {
  const note = lockWatch();
  note('select 1 from payment for update', []);
  note('update meeting set x = 1', []);
  note('update payment set x = 1', []);
  expect(() => note('update package_grant set x = 1', [])).toThrow('locks “package_grant” after “meeting”');
});
