import { timingSafeEqual } from 'node:crypto';
import { hashOfToken, keyedToken } from '../../../lib/tokens';

/** What a link opens. It ends with the enquiry's address: an erased enquiry has none. */
interface Linked {
  id: number;
  email: string;
}

const tokenOf = (secret: Buffer, { id, email }: Linked) =>
  keyedToken(secret, ['conversation', String(id), email.toLowerCase()]);

/** The page of a conversation, for who reads the email that it stands in. `publicUrl` has no trailing slash. */
export const conversationUrl = (secret: Buffer, publicUrl: string, enquiry: Linked): string =>
  `${publicUrl}/my-enquiries/${enquiry.id}#token=${tokenOf(secret, enquiry)}`;

export const opensConversation = (secret: Buffer, enquiry: Linked, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfToken(token)), Buffer.from(hashOfToken(tokenOf(secret, enquiry))));
