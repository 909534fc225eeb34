/** What a row says of who it is from. */
export interface NamedRow {
  source: 'account' | 'enquiry' | 'visit' | 'subscriber';
  id: number;
  /** Set where the row is joined already and has a new address. */
  personId: number | null;
  /** Who was logged in; of an account itself. */
  accountId: number | null;
  name: string;
  /** In small letters; empty for none. */
  email: string;
  /** Whether they have proved the email address: by a link that was sent to it. */
  proved: boolean;
  /** In E.164; empty for none. */
  phone: string;
  agentId: number | null;
  at: Date;
}

export type AddressKind = 'email' | 'phone';
export interface Address {
  kind: AddressKind;
  address: string;
}
export interface KnownAddress extends Address {
  personId: number;
  confirmed: boolean;
}

/** What is known of the addresses and accounts that the rows name. */
export interface KnownPeople {
  addresses: readonly KnownAddress[];
  accounts: readonly { accountId: number; personId: number }[];
  /** Ids for new people: at least as many as rows. */
  freeIds: readonly number[];
}

export interface Resolved {
  joined: readonly Pick<NamedRow, 'source' | 'id' | 'personId'>[];
  people: readonly { id: number; name: string; agentId: number | null; at: Date }[];
  /** New ones, and those that changed. */
  addresses: readonly KnownAddress[];
  accounts: readonly { accountId: number; personId: number }[];
  /** The latest contact of people who were there before. */
  contacts: readonly { personId: number; at: Date }[];
  matches: readonly (Address & { personId: number; otherId: number })[];
}

const keyOf = ({ kind, address }: Address) => `${kind} ${address}`;

/** Addresses of a row, the email address first. */
const addressesOf = ({ email, phone }: NamedRow): Address[] => [
  ...(email ? [{ kind: 'email' as const, address: email }] : []),
  ...(phone ? [{ kind: 'phone' as const, address: phone }] : []),
];

/**
 * Finds whose each row is, in their order: of the account that was logged in; who has proved the email
 * address; of the telephone number; of another row with the same email address; or somebody new. An address belongs
 * to one person. Where a row has addresses of two, it is the first one's and they may be one.
 */
export function resolvePeople(rows: readonly NamedRow[], known: KnownPeople): Resolved {
  const addresses = new Map(known.addresses.map((one) => [keyOf(one), one]));
  const changed = new Map<string, KnownAddress>();
  const byAccount = new Map(known.accounts.map(({ accountId, personId }) => [accountId, personId]));
  const withAccount = new Set(byAccount.values());
  const people = new Map<number, Resolved['people'][number]>();
  const contacts = new Map<number, Date>();
  const matches = new Map<string, Resolved['matches'][number]>();
  const [joined, accounts]: [Resolved['joined'][number][], Resolved['accounts'][number][]] = [[], []];
  const freeIds = [...known.freeIds];

  function add({ name, agentId, at }: NamedRow): number {
    const id = freeIds.shift();
    if (id === undefined) throw new Error('more people than ids');
    people.set(id, { id, name, agentId, at });
    return id;
  }

  function find(row: NamedRow): number {
    if (row.personId !== null) return row.personId;
    const own = row.accountId === null ? undefined : byAccount.get(row.accountId);
    if (own !== undefined) return own;
    const [byEmail, byPhone] = (['email', 'phone'] as const).map((kind) =>
      addresses.get(keyOf({ kind, address: row[kind] })),
    );
    const candidates = [byEmail?.confirmed ? byEmail : undefined, byPhone, byEmail];
    // two accounts are two people until staff say otherwise
    const mayBe = (id: number) => row.accountId === null || !withAccount.has(id);
    return candidates.find((found) => found && mayBe(found.personId))?.personId ?? add(row);
  }

  function claim(row: NamedRow, personId: number): void {
    for (const address of addressesOf(row)) {
      const key = keyOf(address);
      const [before, confirmed] = [addresses.get(key), row.proved && address.kind === 'email'];
      if (before && before.personId !== personId) {
        const [one, other] = [Math.min(before.personId, personId), Math.max(before.personId, personId)];
        matches.set(`${one} ${other}`, { personId: one, otherId: other, ...address });
      }
      // a proved address belongs to its account, even where others typed it before
      if (before && (before.confirmed || !confirmed)) continue;
      const now = { ...address, personId, confirmed };
      addresses.set(key, now);
      changed.set(key, now);
    }
  }

  for (const row of rows) {
    const personId = find(row);
    claim(row, personId);
    if (row.accountId !== null && !byAccount.has(row.accountId)) {
      byAccount.set(row.accountId, personId);
      withAccount.add(personId);
      accounts.push({ accountId: row.accountId, personId });
    }
    joined.push({ source: row.source, id: row.id, personId });
    const made = people.get(personId);
    if (made)
      people.set(personId, {
        ...made,
        name: made.name || row.name,
        agentId: made.agentId ?? row.agentId,
        at: row.at > made.at ? row.at : made.at,
      });
    else if (row.personId === null && row.at > (contacts.get(personId) ?? new Date(0))) contacts.set(personId, row.at);
  }
  return {
    joined,
    people: [...people.values()],
    addresses: [...changed.values()],
    accounts,
    contacts: [...contacts].map(([personId, at]) => ({ personId, at })),
    matches: [...matches.values()],
  };
}
