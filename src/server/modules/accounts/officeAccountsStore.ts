import type { OfficeAccount } from '@contract/office';
import type { Role } from '@contract/roles';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { contains } from '../../lib/searchWords';

export interface OfficeAccountFilter {
  search?: string | undefined;
  role?: Role | 'superuser' | undefined;
  disabled?: boolean | undefined;
}

interface Row extends Omit<OfficeAccount, 'date_joined' | 'last_seen_at'> {
  date_joined: Date;
  last_seen_at: Date | null;
}

const columns = sql`account.id, account.version, account.username, account.name, account.email, account.email_verified_at is not null as email_verified,
  account.phone, account.roles, account.is_superuser, account.second_factor_since is not null as second_factor, account.disabled_at is not null as disabled, account.erased_at is not null as erased, account.created_at as date_joined,
  (select max(last_used_at) from session where session.account_id = account.id) as last_seen_at`;

const toOfficeAccount = ({ date_joined: joined, last_seen_at: seen, ...row }: Row): OfficeAccount => ({
  ...row,
  date_joined: joined.toISOString(),
  last_seen_at: seen?.toISOString() ?? null,
});

function conditionsOf({ search, role, disabled }: OfficeAccountFilter): Sql {
  const digits = search?.replace(/\D/g, '') ?? '';
  return join(
    [
      sql`true`,
      ...(search
        ? [
            sql`(search_text like ${contains(search.toLowerCase())} or ${digits.length >= 4} and regexp_replace(phone, '[^0-9]', '', 'g') like ${contains(digits)})`,
          ]
        : []),
      ...(role === undefined ? [] : [role === 'superuser' ? sql`is_superuser` : sql`${role} = any(roles)`]),
      ...(disabled === undefined ? [] : [sql`(disabled_at is not null) = ${disabled}`]),
    ],
    ' and ',
  );
}

/** A page of accounts, the newest first, and how many match. */
export async function listOfficeAccounts(
  queryable: Queryable,
  filter: OfficeAccountFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ accounts: OfficeAccount[]; total: number }> {
  const where = conditionsOf(filter);
  const rows = await queryable.rows<Row>(
    sql`select ${columns} from account where ${where} order by created_at desc, id desc limit ${limit} offset ${offset}`,
  );
  const counted = await queryable.row<{ total: number }>(
    sql`select count(*)::int as total from account where ${where}`,
  );
  return { accounts: rows.map(toOfficeAccount), total: counted?.total ?? 0 };
}

export const existsAccount = async (queryable: Queryable, id: number): Promise<boolean> =>
  (await queryable.row(sql`select id from account where id = ${id}`)) !== undefined;

/** An account, locked until the transaction ends. */
export async function lockOfficeAccount(tx: Queryable, id: number): Promise<OfficeAccount | undefined> {
  const row = await tx.row<Row>(sql`select ${columns} from account where id = ${id} for update`);
  return row && toOfficeAccount(row);
}

export async function changeOfficeAccount(
  tx: Queryable,
  id: number,
  change: { disabled?: boolean | undefined; roles?: readonly Role[] | undefined; is_superuser?: boolean | undefined },
  now: Date,
): Promise<void> {
  const columnsToSet = [
    ...(change.disabled === undefined ? [] : [sql`disabled_at = ${change.disabled ? now : null}`]),
    ...(change.roles === undefined ? [] : [sql`roles = ${[...new Set(change.roles)].sort()}::text[]`]),
    ...(change.is_superuser === undefined ? [] : [sql`is_superuser = ${change.is_superuser}`]),
  ];
  if (columnsToSet.length > 0) await tx.run(sql`update account set ${join(columnsToSet, ', ')} where id = ${id}`);
}

/** Whether another enabled superuser exists; locks the rows, so that two requests cannot remove the last two. */
export async function hasOtherSuperuser(tx: Queryable, id: number): Promise<boolean> {
  const superusers = await tx.rows<{ id: number }>(
    sql`select id from account where is_superuser and disabled_at is null order by id for update`,
  );
  return superusers.some((other) => other.id !== id);
}
