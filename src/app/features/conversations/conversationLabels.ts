import { brand } from '@contract/brand';
import type { ConversationMessage } from '@contract/conversations';
import * as messages from '@messages/app/conversations';

/** Who wrote it, as the person reads it. Another than the person has a name of their own. */
export const authorOf = ({ from, author }: Pick<ConversationMessage, 'from' | 'author'>, person: string): string => {
  if (from === 'office') return messages.ofOurs(author, brand);
  return author === person ? messages.you : author;
};
