import type { Agent } from '@contract/agentShape';
import * as languageMessages from '@messages/contract/languages';
import * as messages from '@messages/app/agents';

const hour = 60;
const day = 24 * hour;

/** "Usually replies within 20 minutes"; from an hour on in whole hours, from two days on in whole days, rounded up. */
export function repliesWithin(minutes: number): string {
  if (minutes < hour) return messages.repliesWithinMinutes(Math.max(1, minutes));
  if (minutes < 2 * day) return messages.repliesWithinHours(Math.ceil(minutes / hour));
  return messages.repliesWithinDays(Math.ceil(minutes / day));
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is known of an agent beside the name: number of the register, languages, how soon they reply. */
export function agentFacts({ rera_number: number, languages, replies_within_minutes: minutes }: Agent): string[] {
  return [
    ...(number ? [messages.reraNumber(number)] : []),
    ...(languages.length > 0
      ? [messages.speaks(list.format(languages.map((one) => languageMessages.languageNames[one])))]
      : []),
    ...(minutes === null ? [] : [repliesWithin(minutes)]),
  ];
}

/** "4.7" of the reviews shown; null without one. */
export function averageOf(reviews: readonly { rating: number }[]): string | null {
  if (reviews.length === 0) return null;
  return (reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toFixed(1);
}
