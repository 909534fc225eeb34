import type { OfficeFound } from '@contract/office';
import * as contacts from '@messages/app/officeContacts';
import * as messages from '@messages/app/officeSearch';
import * as visitLabels from '@messages/contract/visits';

/** Shorter searches would find almost everything. */
export const shortestSearch = 2;

interface FoundRow {
  id: number;
  to: string;
  title: string;
  detail: string;
}

const lifecycleLabels: Readonly<Record<OfficeFound['properties'][number]['lifecycle'], string>> = {
  draft: messages.draft,
  in_review: messages.inReview,
  published: messages.live,
  sold: messages.sold,
  archived: messages.archived,
};

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** How many rows were found, each counted once. */
export const countFound = ({ people, enquiries, properties, articles, accounts, visits }: OfficeFound): number =>
  people.length + enquiries.length + properties.length + articles.length + accounts.length + visits.length;

/** Results by kind, each with its screen; kinds without results are left out. */
export function foundGroups({ people, enquiries, properties, articles, accounts, visits }: OfficeFound) {
  const groups: { name: string; rows: FoundRow[] }[] = [
    {
      name: contacts.contacts,
      rows: people.map(({ id, name, phones, emails }) => ({
        id,
        to: `/office/contacts?open=${id}`,
        title: name || (emails[0] ?? phones[0] ?? ''),
        detail: joined(...phones, ...emails),
      })),
    },
    {
      name: messages.leads,
      rows: enquiries.map(({ id, name, email, phone, title }) => ({
        id,
        to: `/office/leads?open=${id}`,
        title: name,
        detail: joined(email, phone, title),
      })),
    },
    {
      name: messages.visits,
      rows: visits.map(({ id, name, email, phone, title, state }) => ({
        id,
        to: `/office/visits?open=${id}`,
        title: name,
        detail: joined(title, visitLabels.states[state], email, phone),
      })),
    },
    {
      name: messages.listings,
      rows: properties.map(({ id, title, location, lifecycle }) => ({
        id,
        to: `/office/listings?open=${id}`,
        title: title || messages.listingId(id),
        detail: joined(location, lifecycleLabels[lifecycle]),
      })),
    },
    {
      name: messages.articles,
      rows: articles.map(({ id, title }) => ({ id, to: `/office/articles/${id}`, title, detail: '' })),
    },
    {
      name: messages.people,
      rows: accounts.map(({ id, username, name, email }) => ({
        id,
        to: `/office/people?open=${id}`,
        title: name || username,
        detail: joined(name ? username : '', email),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
