import type { OfficeTagType } from './officeTags';

/** The site's tags; the office adds its own. */
export const siteTagTypes = [
  'Agent',
  'Property',
  'Review',
  'SavedSearch',
  'Blog',
  'Favourite',
  'Me',
  'Session',
  'Payment',
  'Price',
  'Subscription',
  'BillingInfo',
  'Enquiry',
  'Meeting',
  'Slot',
  'Visit',
  'StaticPage',
  'SiteImage',
  'Service',
  'Team',
  'Company',
  'Shortlist',
] as const;
export type TagType = (typeof siteTagTypes)[number] | OfficeTagType;
export interface Tag {
  type: TagType;
  id: string | number;
}

export function idTag(type: TagType, id: string | number): Tag {
  return { type, id };
}

export function listTag(type: TagType): Tag {
  return { type, id: 'LIST' };
}

export function tagsOfList(type: TagType, rows: readonly { id: string | number }[]): Tag[] {
  return [listTag(type), ...rows.map((row) => idTag(type, row.id))];
}

/** A refused mutation changed nothing, so it invalidates nothing. */
export function unlessRefused(refusal: unknown, tags: Tag[]): Tag[] {
  return refusal === undefined ? tags : [];
}
