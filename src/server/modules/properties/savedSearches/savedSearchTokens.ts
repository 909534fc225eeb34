import { timingSafeEqual } from 'node:crypto';
import { keyedToken } from '../../../lib/tokens';

/** What a token in an email does to its search. */
export type TokenUse = 'confirm' | 'keep' | 'stop';

const keyed = (secret: Buffer, use: string, about: string) => keyedToken(secret, ['saved-search', use, about]);

/** The token of a visitor's link: the same in every email until the link is replaced. */
export const linkToken = (secret: Buffer, nonce: string): string => keyed(secret, 'link', nonce);

export interface TokenSubject {
  id: number;
  nonce: string;
  /** Of the visitor; confirming shows the link, so replacing the link ends it. */
  link_nonce: string | null;
}

/** The token of one search: computed, never stored. */
export function searchToken(secret: Buffer, use: TokenUse, { id, nonce, link_nonce: link }: TokenSubject): string {
  return `${id}.${keyed(secret, use, `${id}\n${nonce}\n${use === 'confirm' ? link : ''}`)}`;
}

/** The search that a token claims, before it is verified; undefined for a malformed token. */
export function searchIdIn(token: string): number | undefined {
  const id = Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? Number.NaN);
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Whether a token belongs to this search. Constant time. */
export function provesUse(secret: Buffer, use: TokenUse, subject: TokenSubject, token: string): boolean {
  const [own, given] = [Buffer.from(searchToken(secret, use, subject)), Buffer.from(token)];
  return own.length === given.length && timingSafeEqual(own, given);
}
