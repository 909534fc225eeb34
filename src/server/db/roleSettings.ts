import * as messages from '@messages/server/start';
import sql, { raw } from 'sql-template-tag';
import type { Database } from './database';

/**
 * What the account's sessions in our database begin with, whoever opens them: a pooler passes no options of ours on. The
 * plans of searches need the last three.
 */
const settings = { TimeZone: 'UTC', work_mem: '32MB', random_page_cost: '1.1', jit: 'off' } as const;
const names = Object.keys(settings);
const pairs = Object.entries(settings)
  .map(([name, value]) => `['${name}', '${value}']`)
  .join(', ');

/** The account's settings in our database, as `name=value`. */
const ofRole = `select unnest(setconfig) as setting from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())
    and setrole = (select oid from pg_roles where rolname = current_user)`;

/** Sets what nobody has set. It holds in sessions that begin later; two at once would fail, so it needs a lock. */
export const setRoleSettings = sql`
  do $$
  declare ours text[];
  begin
    foreach ours slice 1 in array array[${raw(pairs)}] loop
      if not exists (select from (${raw(ofRole)}) already where split_part(already.setting, '=', 1) = ours[1]) then
        execute format('alter role current_user in database %I set %I = %L', current_database(), ours[1], ours[2]);
      end if;
    end loop;
  end $$`.text;

/** Other names of UTC that servers begin with. */
const isUtc = /^(etc\/)?(utc|uct|universal|zulu)$/i;

const settingsOfRole = async (database: Database): Promise<string[]> =>
  (await database.rows<{ setting: string }>(sql`${raw(ofRole)}`)).map(({ setting }) => setting);

/** Whether a start would be refused: one that makes the settings first is not. @throws Error as `checkRoleSettings` */
export async function checkMadeSettings(database: Database): Promise<void> {
  const made = await settingsOfRole(database);
  if (made.some((setting) => setting.startsWith('TimeZone='))) await checkRoleSettings(database);
}

/**
 * Reads the settings back.
 *
 * @throws Error in words for the operator, for a zone other than UTC
 */
export async function checkRoleSettings(
  database: Database,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const found = await database.rows<{ name: string; value: string; role: string; database: string }>(
    sql`select name, current_setting(name) as value, current_user::text as role, current_database()::text as database
      from unnest(${names}::text[]) name`,
  );
  const zone = found.find(({ name }) => name === 'TimeZone');
  if (zone && !isUtc.test(zone.value)) throw new Error(messages.zoneIsNotUtc(zone.value, zone.role, zone.database));
  const set = new Set(await settingsOfRole(database));
  const behind = found.filter(({ name, value }) => {
    const ours = settings[name as keyof typeof settings];
    return value !== ours && set.has(`${name}=${ours}`);
  });
  if (behind.length > 0) tell(messages.settingsAreBehind(behind.map(({ name, value }) => `${name} = ${value}`)));
}
