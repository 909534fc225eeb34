/** What has become of a listing, as the office says it. */
export const lifecycles = {
  in_review: 'In review',
  draft: 'Draft',
  published: 'Live',
  sold: 'Sold or let',
  archived: 'Archived',
} as const;
