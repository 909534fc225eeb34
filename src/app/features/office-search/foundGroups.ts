import type { OfficeFound } from '@contract/office';

/** Shorter searches would find almost everything. */
export const shortestSearch = 2;

interface FoundRow {
  id: number;
  to: string;
  title: string;
  detail: string;
}

const lifecycleLabels: Readonly<Record<OfficeFound['properties'][number]['lifecycle'], string>> = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Live',
  sold: 'Sold',
  archived: 'Archived',
};

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** Results by kind, each with its screen; kinds without results are left out. */
export function foundGroups({ enquiries, properties, articles, accounts }: OfficeFound) {
  const groups: { name: string; rows: FoundRow[] }[] = [
    {
      name: 'Leads',
      rows: enquiries.map(({ id, name, email, phone, title }) => ({
        id,
        to: `/office/leads?open=${id}`,
        title: name,
        detail: joined(email, phone, title),
      })),
    },
    {
      name: 'Listings',
      rows: properties.map(({ id, title, location, lifecycle }) => ({
        id,
        to: `/office/listings?open=${id}`,
        title: title || `Listing ${id}`,
        detail: joined(location, lifecycleLabels[lifecycle]),
      })),
    },
    {
      name: 'Articles',
      rows: articles.map(({ id, title }) => ({ id, to: `/office/articles/${id}`, title, detail: '' })),
    },
    {
      name: 'People',
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
