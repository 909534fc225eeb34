/** Where the office shows a row, by its kind. */
const addresses = {
  account: (id) => `people?open=${id}`,
  add_on: (id) => `packages?tab=add-ons&open=${id}`,
  addon_order: (id) => `addon-orders?open=${id}`,
  advertisement: () => 'advertisements',
  api_key: () => 'settings',
  article: (id) => `articles/${id}`,
  cost_region: (id) => `costs?open=${id}`,
  enquiry: (id) => `leads?open=${id}`,
  exchange_rate: () => 'settings',
  import: (id) => `imports/${id}`,
  meeting: (id) => `meetings?open=${id}`,
  newsletter: (id) => `newsletters/${id}`,
  package: (id) => `packages?open=${id}`,
  payment: (id) => `payments?open=${id}`,
  person: (id) => `contacts?open=${id}`,
  problem_report: (id) => `problem-reports?open=${id}`,
  property: (id) => `listings?open=${id}`,
  review: (id) => `reviews?open=${id}`,
  service: (id) => `services?open=${id}`,
  settings: () => 'settings',
  team: (id) => `team?open=${id}`,
  visit: (id) => `visits?open=${id}`,
} satisfies Readonly<Record<string, (id: string) => string>>;
export type OfficeRow = keyof typeof addresses;

/** The address of a row. */
export const addressOf = (row: OfficeRow, id: string | number): string =>
  `/office/${(addresses[row] as (id: string) => string)(encodeURIComponent(id))}`;

/** The address of a row of such a kind, as the audit names it; undefined for a kind without a screen. */
export const rowAddress = (kind: string, id: string | number): string | undefined =>
  Object.hasOwn(addresses, kind) ? addressOf(kind as OfficeRow, id) : undefined;
