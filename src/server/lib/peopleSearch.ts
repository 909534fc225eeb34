import sql, { type Sql } from 'sql-template-tag';
import { beginningWith, inPhone, searchedDigits, soundsAlike } from './searchWords';

/**
 * Of `person p`: a name however it is spelt, the beginning of an email address, or a part of a number; each by its
 * index.
 */
export function isPersonFound(search: string): Sql {
  const digits = searchedDigits(search);
  if (digits !== null)
    return sql`p.id in (select a.person_id from person_address a where a.kind = 'phone' and ${inPhone(digits, sql`a.address`)})`;
  return sql`p.id in (
    select a.person_id from person_address a where a.kind = 'email' and a.address like ${beginningWith(search.toLowerCase())}
    union select n.id from person n where ${soundsAlike(search, sql`n.name`)}
    union select n.id from person n where n.other_names <> '{}' and ${soundsAlike(search, sql`joined_names(n.other_names)`)})`;
}

/** Of `person p`: the addresses of a kind, the proved one first. */
export const addressesOf = (kind: 'email' | 'phone'): Sql => sql`array(
  select a.address from person_address a where a.person_id = p.id and a.kind = ${kind} order by a.confirmed desc, a.address)`;
