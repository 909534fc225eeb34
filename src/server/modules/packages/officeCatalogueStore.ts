import type { AddOnDelivery } from '@contract/addOnOrders';
import type { OfficeAddOn, OfficePackage } from '@contract/officeCatalogue';
import * as messages from '@messages/server/catalogue';
import sql, { type Sql, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { badField } from '../../lib/problem';

interface Begins {
  begins_at: string;
}
type Stored<Version> = Omit<Version, 'price' | 'state'> & Begins & { price_in_paise: number };

/** The latest version that has begun is in force. */
function withStates<Row extends Begins>(versions: readonly Row[], at: Date) {
  const current = versions.findIndex(({ begins_at: begins }) => Date.parse(begins) <= at.getTime());
  return versions.map((version, place) => ({
    ...version,
    begins_at: new Date(version.begins_at).toISOString(),
    state:
      place === current
        ? ('current' as const)
        : place < current || current < 0
          ? ('coming' as const)
          : ('past' as const),
  }));
}

function toVersions<Row extends Begins & { price_in_paise: number }>(versions: readonly Row[], at: Date) {
  return withStates(versions, at).map(({ price_in_paise, ...version }) => ({
    ...version,
    price: Math.round(price_in_paise / 100),
  }));
}

/** Changes of the catalogue wait for each other: rules about all packages hold whatever two people change. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('aangan catalogue'))`);
}

type PackageRow = Omit<OfficePackage, 'retired_at' | 'versions'> & {
  retired_at: Date | null;
  versions: Stored<OfficePackage['versions'][number]>[];
};

/** All packages in the order they were entered. */
export async function listOfficePackages(queryable: Queryable, at: Date): Promise<OfficePackage[]> {
  const rows = await queryable.rows<PackageRow>(sql`
    select p.id, p.version, p.name, p.description, p.features, p.colour, p.icon, p.popular, p.retired_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'price_in_paise', v.price_in_paise, 'duration_in_days', v.duration_in_days,
        'slots', v.slots, 'contacts', v.contacts, 'begins_at', v.begins_at) order by v.begins_at desc, v.id desc), '[]')
        from package_version v where v.package_id = p.id) as versions
    from package p order by p.id`);
  return rows.map((row) => ({
    ...row,
    retired_at: row.retired_at?.toISOString() ?? null,
    versions: toVersions(row.versions, at),
  }));
}

type AddOnRow = Omit<OfficeAddOn, 'retired_at' | 'versions'> & {
  retired_at: Date | null;
  versions: Stored<OfficeAddOn['versions'][number]>[];
};

/** All add-ons in the order they were entered. */
export async function listOfficeAddOns(queryable: Queryable, at: Date): Promise<OfficeAddOn[]> {
  const rows = await queryable.rows<AddOnRow>(sql`
    select a.id, a.version, a.name, a.description, a.delivery, a.retired_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'price_in_paise', v.price_in_paise, 'feature_days', v.feature_days,
        'begins_at', v.begins_at) order by v.begins_at desc, v.id desc), '[]')
        from add_on_version v where v.add_on_id = a.id) as versions
    from add_on a order by a.id`);
  return rows.map((row) => ({
    ...row,
    retired_at: row.retired_at?.toISOString() ?? null,
    versions: toVersions(row.versions, at),
  }));
}

type Table = 'package' | 'add_on';

/** The row that a request added; undefined before. */
export async function addedBy(tx: Queryable, table: Table, clientId: string): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from ${raw(table)} where client_id = ${clientId}`))?.id;
}

/** @throws Problem 400 by field for the name of another row */
export async function checkName(tx: Queryable, table: Table, name: string, own = 0): Promise<void> {
  const other = await tx.row(sql`select from ${raw(table)} where name = ${name} and id <> ${own}`);
  if (other) throw badField('name', messages.nameIsTaken);
}

interface PackageFields {
  name: string;
  description: string;
  features: readonly string[];
  colour: string;
  icon: string;
  popular: boolean;
}

export async function addPackage(tx: Queryable, clientId: string, fields: PackageFields): Promise<number> {
  const { name, description, features, colour, icon, popular } = fields;
  const row = await tx.row<{ id: number }>(sql`
    insert into package (client_id, name, description, features, colour, icon, popular)
    values (${clientId}, ${name}, ${description}, ${features}::text[], ${colour}, ${icon}, ${popular}) returning id`);
  return row?.id ?? 0;
}

export async function addAddOn(
  tx: Queryable,
  clientId: string,
  { name, description, delivery }: { name: string; description: string; delivery: AddOnDelivery },
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into add_on (client_id, name, description, delivery) values (${clientId}, ${name}, ${description}, ${delivery}) returning id`);
  return row?.id ?? 0;
}

export async function offerPackage(
  tx: Queryable,
  id: number,
  terms: { price: number; duration_in_days: number; slots: number | null; contacts: number | null },
  begins: { at: Date; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into package_version (package_id, price_in_paise, duration_in_days, slots, contacts, begins_at, announced)
    values (${id}, ${terms.price * 100}, ${terms.duration_in_days}, ${terms.slots}, ${terms.contacts}, ${begins.at}, ${begins.at <= begins.now})`);
}

export async function offerAddOn(
  tx: Queryable,
  id: number,
  terms: { price: number; feature_days: number | null },
  begins: { at: Date; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into add_on_version (add_on_id, price_in_paise, feature_days, begins_at, announced)
    values (${id}, ${terms.price * 100}, ${terms.feature_days}, ${begins.at}, ${begins.at <= begins.now})`);
}

export async function withdrawVersion(tx: Queryable, table: Table, version: number): Promise<void> {
  const removal = table === 'package' ? sql`delete from package_version` : sql`delete from add_on_version`;
  await tx.run(sql`${removal} where id = ${version}`);
}

/** Changes what is given; `touch` changes the row's version for a new price, too. */
export async function updateRow(
  tx: Queryable,
  table: Table,
  id: number,
  {
    retired,
    ...fields
  }: { [Name in keyof PackageFields]?: PackageFields[Name] | undefined } & { retired?: boolean | undefined },
  { now, touch }: { now: Date; touch: boolean },
): Promise<void> {
  const sets: Sql[] = touch ? [sql`changed_at = ${now}`] : [];
  for (const [column, value] of Object.entries(fields))
    if (value !== undefined) sets.push(sql`${raw(column)} = ${value}`);
  if (retired !== undefined)
    sets.push(sql`retired_at = ${retired ? sql`coalesce(retired_at, ${now}::timestamptz)` : sql`null`}`);
  if (sets.length === 0) return;
  const change = table === 'package' ? sql`update package` : sql`update add_on`;
  await tx.run(sql`${change} set ${join(sets)} where id = ${id}`);
}
