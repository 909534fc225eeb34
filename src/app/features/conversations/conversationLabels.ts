import { brand } from '@contract/brand';
import type { Conversation, ConversationMessage } from '@contract/conversations';
import * as messages from '@messages/app/conversations';
import * as labels from '@messages/contract/enquiries';

export const kindLabels: Readonly<Record<Conversation['kind'], string>> = labels.kinds;

/** An enquiry's subject: its listing or service, or else its kind. */
export const subjectOf = ({ property, service, kind }: Pick<Conversation, 'property' | 'service' | 'kind'>): string =>
  property?.title ?? service?.title ?? kindLabels[kind];

/** Who wrote it, as the person reads it. Another than the person has a name of their own. */
export const authorOf = ({ from, author }: Pick<ConversationMessage, 'from' | 'author'>, person: string): string => {
  if (from === 'office') return messages.ofOurs(author, brand);
  return author === person ? messages.you : author;
};
