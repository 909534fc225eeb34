import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token in an email does to its search. */
export type TokenUse = 'confirm' | 'keep' | 'stop';

/** 128 bits. Part of a token; a new one ends all tokens that were made with it. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Keyed, so that only we can create it. */
const keyed = (secret: Buffer, use: string, about: string) =>
  createHmac('sha256', secret).update(['saved-search', use, about].join('\n')).digest('base64url');

/** The token of a visitor's link: the same in every email until the link is replaced. */
export const linkToken = (secret: Buffer, nonce: string): string => keyed(secret, 'link', nonce);

/** The stored form of a link's token. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

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
