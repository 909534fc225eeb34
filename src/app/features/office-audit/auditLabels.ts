import type { AuditEntry } from '@contract/office';

/** What staff can do, by the name that the audit stores. */
export const actionLabels: Readonly<Record<string, string>> = {
  'account.update': 'Account changed',
  'account.end_sessions': 'Account logged out',
  'article.create': 'Article begun',
  'article.update': 'Article saved',
  'article.publish': 'Article published',
  'article.unpublish': 'Article unpublished',
  'article.restore': 'Revision restored',
  'article.delete': 'Article deleted',
  'page.update': 'Page saved',
  'page.restore': 'Revision restored',
  'advertisement.place': 'Advertisement placed',
  'advertisement.remove': 'Advertisement removed',
  'service.add': 'Service added',
  'service.update': 'Service saved',
  'service.remove': 'Service removed',
  'service.order': 'Services ordered',
  'slide.add': 'Slide added',
  'slide.update': 'Slide saved',
  'slide.remove': 'Slide removed',
  'slide.order': 'Slides ordered',
  'picture.create': 'Picture added',
  'meeting.confirm': 'Meeting confirmed',
  'meeting.move': 'Meeting moved',
  'meeting.cancel': 'Meeting cancelled',
  'newsletter.create': 'Newsletter begun',
  'newsletter.update': 'Newsletter saved',
  'newsletter.delete': 'Newsletter deleted',
  'newsletter.test': 'Newsletter tested',
  'newsletter.send': 'Newsletter sent',
  'review.publish': 'Review published',
  'review.reject': 'Review rejected',
  'review.reply': 'Review answered',
  'email.retry': 'Email sent again',
  'enquiry.update': 'Enquiry changed',
  'settings.update': 'Settings changed',
  'enquiry.reply': 'Enquiry answered',
  'enquiry.note': 'Note on an enquiry',
};

/** The name of an action in words; the stored name of one that is not known here. */
export const actionLabel = (action: string): string => actionLabels[action] ?? action;

export interface Difference {
  field: string;
  /** Undefined where there was nothing. */
  before?: string;
  after?: string;
}

/** "none" for nothing, a list with commas, an object by its name. */
function valueLabel(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueLabel).join(', ');
  if (typeof value === 'object') {
    const name = (value as { name?: unknown }).name;
    return typeof name === 'string' ? name : JSON.stringify(value);
  }
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}

/** The fields that an entry changed; the version, which every change changes, is left out. */
export function differences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => field !== 'version')
    .map((field) => ({
      field: field.replaceAll('_', ' '),
      ...(before && { before: valueLabel(before[field]) }),
      ...(after && { after: valueLabel(after[field]) }),
    }));
}
