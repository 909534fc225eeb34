/** Where the office shows a row of a kind that the audit stores. */
const addresses: Readonly<Record<string, (id: string) => string>> = {
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
};

/** The address of what an entry of the audit is about; undefined for a kind without a screen. */
export function subjectAddress({
  subject_type: type,
  subject_id: id,
}: {
  subject_type: string;
  subject_id: string;
}): string | undefined {
  const address = Object.hasOwn(addresses, type) ? addresses[type]?.(encodeURIComponent(id)) : undefined;
  return address && `/office/${address}`;
}
