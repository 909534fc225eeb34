import { hashOfToken, keyedToken, newNonce } from '../../lib/tokens';

/** What a visitor's link opens: the visit with all that they may do, or only its calendar entry. */
export type VisitLinkUse = 'manage' | 'calendar';

/** The token of a visitor's link, the same in every email until the link is replaced. */
export const visitToken = (secret: Buffer, use: VisitLinkUse, nonce: string): string =>
  keyedToken(secret, ['visit', use, nonce]);

/** The columns of new links. */
export function newLinks(secret: Buffer): { nonce: string; token_hash: string; calendar_hash: string } {
  const nonce = newNonce();
  return {
    nonce,
    token_hash: hashOfToken(visitToken(secret, 'manage', nonce)),
    calendar_hash: hashOfToken(visitToken(secret, 'calendar', nonce)),
  };
}
