import * as fc from 'fast-check';
import { type KnownPeople, type NamedRow, resolvePeople } from './resolvePeople';

const at = new Date('2026-11-20T10:00:00Z');
const row = (id: number, given: Partial<NamedRow> = {}): NamedRow => ({
  source: 'enquiry',
  id,
  personId: null,
  accountId: null,
  name: 'Asha Rao',
  email: '',
  proved: false,
  phone: '',
  agentId: null,
  at,
  ...given,
});
const freeIds = Array.from({ length: 40 }, (_, index) => 100 + index);
const nobody: KnownPeople = { addresses: [], accounts: [], freeIds };
const resolve = (rows: readonly NamedRow[], known: Partial<KnownPeople> = {}) =>
  resolvePeople(rows, { ...nobody, ...known });
const peopleOf = (...given: Parameters<typeof resolve>) => resolve(...given).joined.map(({ personId }) => personId);

it('rows with one number, or one email address, are of one person', () => {
  expect(
    peopleOf([row(1, { phone: '+919826012345' }), row(2, { phone: '+919826012345', email: 'a@b.example' })]),
  ).toEqual([100, 100]);
  expect(peopleOf([row(1, { email: 'a@b.example' }), row(2, { email: 'a@b.example' }), row(3)])).toEqual([
    100, 100, 101,
  ]);
});

it('a number counts more than an email address that anyone can type, and less than one that was proved', () => {
  const typed = { kind: 'email', address: 'a@b.example', personId: 7, confirmed: false } as const;
  const phone = { kind: 'phone', address: '+919826012345', personId: 8, confirmed: false } as const;
  const both = [row(1, { email: 'a@b.example', phone: '+919826012345' })];
  expect(peopleOf(both, { addresses: [typed, phone] })).toEqual([8]);
  expect(peopleOf(both, { addresses: [{ ...typed, confirmed: true }, phone] })).toEqual([7]);
  expect(resolve(both, { addresses: [typed, phone] }).matches).toEqual([
    { personId: 7, otherId: 8, kind: 'email', address: 'a@b.example' },
  ]);
});

it('who was logged in counts most; two accounts are two people, and an address is whose account has proved it', () => {
  const known = { accounts: [{ accountId: 3, personId: 7 }] };
  expect(peopleOf([row(1, { accountId: 3, email: 'other@b.example' })], known)).toEqual([7]);
  const account = row(4, { source: 'account', accountId: 4, email: 'a@b.example', proved: true });
  const taken = { addresses: [{ kind: 'email', address: 'a@b.example', personId: 7, confirmed: false } as const] };
  expect(peopleOf([account], taken)).toEqual([7]);
  const { joined, addresses, matches } = resolve([account], { ...known, ...taken });
  expect(joined.map(({ personId }) => personId)).toEqual([100]);
  expect(addresses).toEqual([{ kind: 'email', address: 'a@b.example', personId: 100, confirmed: true }]);
  expect(matches).toHaveLength(1);
});

it('the first name, the first who took it and the last contact are the person’s', () => {
  const later = new Date('2026-11-21T10:00:00Z');
  const phone = '+919826012345';
  expect(resolve([row(1, { phone, name: '' }), row(2, { phone, agentId: 5, at: later })]).people).toEqual([
    { id: 100, name: 'Asha Rao', agentId: 5, at: later },
  ]);
  const known = { addresses: [{ kind: 'phone', address: phone, personId: 7, confirmed: false } as const] };
  expect(resolve([row(2, { phone, at: later })], known).contacts).toEqual([{ personId: 7, at: later }]);
  // an address that a row got later is no contact
  expect(resolve([row(2, { phone, personId: 7, at: later })], known).contacts).toEqual([]);
});

it('whatever the rows: each has one person, an address and an account have one, and people are as few as they can be', () => {
  const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const rows = fc.array(
    fc.record({
      source: some<NamedRow['source']>('account', 'enquiry', 'visit', 'subscriber'),
      email: some('', 'a@b.example', 'c@d.example', 'e@f.example'),
      phone: some('', '+919826012345', '+919826054321'),
      proved: fc.boolean(),
      accountId: some(null, 1, 2),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const all = given.map((fields, index) =>
        fields.source === 'account' ? row(index + 1, { ...fields, accountId: index + 1 }) : row(index + 1, fields),
      );
      const { joined, addresses, accounts, people, matches } = resolve(all);
      expect(joined.map(({ source, id }) => [source, id])).toEqual(all.map(({ source, id }) => [source, id]));
      const ids = new Set(people.map(({ id }) => id));
      expect(joined.every(({ personId }) => personId !== null && ids.has(personId))).toBe(true);
      expect(new Set(addresses.map(({ kind, address }) => kind + address)).size).toBe(addresses.length);
      expect(accounts).toHaveLength(new Set(all.flatMap(({ accountId }) => accountId ?? [])).size);
      expect(new Set(accounts.map(({ personId }) => personId)).size).toBe(accounts.length);
      for (const { personId, otherId } of matches) expect(personId).toBeLessThan(otherId);
      // somebody new has no address that was known before them, unless two accounts share it
      const isShared = all.filter(({ source }) => source === 'account').length > 1;
      if (!isShared && all.every(({ email, accountId }) => email === '' && accountId === null))
        expect(people).toHaveLength(new Set(all.map(({ phone, id }) => phone || id)).size);
    }),
  );
});
