import * as messages from '@messages/server/privacy';
import sql, { type Sql } from 'sql-template-tag';
import type { Person } from './person';

/** How rows are written. */
export interface ExportedAs {
  /** The name of the file, without its ending. Unique. */
  file: string;
  /** Columns that are written beside the personal ones. */
  beside?: readonly string[];
  /** Personal columns that are written another way. */
  as?: Readonly<Record<string, Sql>>;
  /** Personal columns that stay out of the file. */
  without?: readonly string[];
  /** The columns that order the rows. */
  order: readonly string[];
}

/** A kind of rows that belongs to a person, what an export shows of them, and what erasing does to them. */
export interface PersonalRows {
  table: string;
  /** The condition that finds the rows, called `t`. */
  of: (person: Person) => Sql;
  /** Their columns that tell something about a person. */
  personal: readonly string[];
  export: ExportedAs | { withheld: string };
  /** `delete`, what each personal column and others become, or why the rows stay as they are. */
  erase: 'delete' | { set: Readonly<Record<string, Sql>> } | { kept: string };
}

export const byAccount = ({ accountId }: Person) => sql`t.account_id = ${accountId}`;
export const anyOf = (addresses: readonly string[]) => sql`any(${addresses}::text[])`;
export const sender = ({ accountId, addresses }: Person, t: Sql) =>
  sql`(${t}.account_id = ${accountId} or ${t}.account_id is null and lower(${t}.email) = ${anyOf(addresses)})`;
export const sent = (person: Person) =>
  sql`t.enquiry_id in (select e.id from enquiry e where ${sender(person, sql`e`)})`;
export const listings = ({ accountId }: Person) => sql`(select id from property where owner_id = ${accountId})`;
export const payments = ({ accountId }: Person) =>
  sql`t.payment_id in (select id from payment where account_id = ${accountId})`;

export const nothing = sql`''`;
export const none = sql`null`;
export const opened = (column: Sql) =>
  sql`case when exists (select from enquiry_opening o where o.enquiry_id = t.id and o.account_id = t.owner_id) then ${column} end`;
export const taxRecord = messages.lawRequiresRecords;

/**
 * Files of a kind with rows of a person, and those rows: they hold an address of theirs, or have made or changed what
 * `made` says of row `r`. The files come first, by their rows: read anew, one would bring the person back.
 */
export function fileRows(
  kind: 'leads' | 'contacts',
  file: string,
  made: (person: Person, row: Sql) => Sql,
): [PersonalRows, PersonalRows] {
  const of = (person: Person, row: Sql) => sql`${row}.import_id in (select id from data_import where kind = ${kind})
    and (exists (select from unnest(${person.addresses}::text[]) address where strpos(lower(${row}.cells::text), address) > 0) or ${made(person, row)})`;
  return [
    {
      table: 'data_import',
      of: (person) => sql`t.id in (select r.import_id from import_row r where ${of(person, sql`r`)})`,
      personal: [],
      export: { withheld: messages.filesAreOfMany },
      erase: { set: { file_key: none } },
    },
    {
      table: 'import_row',
      of: (person) => of(person, sql`t`),
      personal: ['cells', 'errors', 'warnings', 'before', 'after', 'reason', 'key', 'addresses'],
      export: {
        file,
        beside: ['number', 'state'],
        without: ['errors', 'warnings', 'before', 'after', 'reason', 'key', 'addresses'],
        order: ['import_id', 'number'],
      },
      erase: 'delete',
    },
  ];
}

/** The name of an enquiry's sender whose data is erased. */
export const erasedName = messages.erasedName;
/** No registration can give this name: it has a space. */
export const erasedUsername = sql`'erased ' || t.id`;
