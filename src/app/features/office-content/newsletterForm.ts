import type { OfficeNewsletter, OfficeNewsletterRow } from '@contract/officeNewsletters';
import * as language from '@messages/language';
import * as messages from '@messages/app/officeContent';
import type { Tone } from '../../ui/office/Status';
import { type Difference, readText } from './textDraft';

type State = OfficeNewsletterRow['state'];
export const newsletterLabels: Readonly<Record<State, string>> = {
  draft: messages.draft,
  sending: messages.beingSent,
  sent: messages.sent,
};
export const newsletterTones: Readonly<Record<State, Tone>> = { draft: 'quiet', sending: 'waiting', sent: 'good' };

/** What an editor types. */
export type NewsletterForm = Pick<OfficeNewsletter, 'subject' | 'content'>;

export const emptyNewsletter: NewsletterForm = { subject: '', content: '' };

export const toNewsletterForm = ({ subject, content }: OfficeNewsletter): NewsletterForm => ({ subject, content });

/** A form as the browser stored it. */
export const readNewsletterForm = (
  stored: Readonly<Record<string, unknown>>,
  base: NewsletterForm,
): NewsletterForm => ({
  subject: readText(stored.subject, base.subject),
  content: readText(stored.content, base.content),
});

/** The fields of two newsletters that differ, with their labels. */
export const newsletterDifferences = (before: NewsletterForm, after: NewsletterForm): Difference[] =>
  [
    { label: messages.subject, before: before.subject, after: after.subject },
    { label: messages.text, before: before.content, after: after.content },
  ].filter((field) => field.before !== field.after);

/** "3 delivered, 1 waiting"; empty before anything was sent. */
export const deliveryLabel = ({ delivered, waiting, failed }: OfficeNewsletterRow['delivery']): string =>
  [
    [delivered, 'delivered'],
    [waiting, 'waiting'],
    [failed, 'refused'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ');

/** "3 confirmed subscribers" */
export const subscribersLabel = (count: number): string =>
  messages.subscribersLabel(count, count.toLocaleString(language.tag));
