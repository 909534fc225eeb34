import sql from 'sql-template-tag';
import type { Person } from './person';
import { type PersonalRows, anyOf } from './personalRows';

const subscribers = ({ addresses }: Person) =>
  sql`(select id from search_subscriber where lower(email) = ${anyOf(addresses)})`;
const searches = (person: Person) =>
  sql`(select id from saved_search where account_id = ${person.accountId} or subscriber_id in ${subscribers(person)})`;

/** What a person looks for, and what we told of it. */
export const searchRows: readonly PersonalRows[] = [
  {
    table: 'search_alert',
    of: (person) => sql`t.search_id in ${searches(person)}`,
    personal: [],
    export: {
      file: 'saved-searches-told',
      beside: ['search_id', 'property_id', 'before_in_paise', 'told_at'],
      order: ['search_id', 'property_id', 'fall'],
    },
    erase: 'delete',
  },
  {
    table: 'saved_search',
    of: (person) => sql`t.id in ${searches(person)}`,
    personal: ['query', 'name', 'timezone', 'nonce'],
    export: {
      file: 'saved-searches',
      beside: ['id', 'frequency', 'paused', 'created_at', 'confirmed_at', 'changed_at', 'last_sent_at', 'deleted_at'],
      // part of the links in emails
      without: ['nonce'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'search_subscriber',
    of: ({ addresses }) => sql`lower(t.email) = ${anyOf(addresses)}`,
    personal: ['email', 'nonce', 'token_hash'],
    export: { file: 'alerts-by-email', beside: ['created_at'], without: ['nonce', 'token_hash'], order: ['id'] },
    erase: 'delete',
  },
];
