import { timingSafeEqual } from 'node:crypto';
import { shareCardEndpoints } from '@contract/shareCards';
import * as z from 'zod/mini';
import { keyedToken } from './tokens';

/** What a page's picture for link previews shows: up to three pictures by their hashes, under words. */
export interface ShareCard {
  title: string;
  /** Above the title, such as a price or how many there are. */
  lead: string;
  pictures: readonly string[];
}

const Content = z.tuple([z.string(), z.string(), z.array(z.string())]);

/** 128 bits: it stands in every page. */
const proofOf = (secret: Buffer, of: string) => keyedToken(secret, ['share-card', of]).slice(0, 22);

/** The address of a card, which says what is on it and that we wrote that: nobody else can put words on our picture. */
export function shareCardAddress(secret: Buffer, { title, lead, pictures }: ShareCard): string {
  const of = Buffer.from(JSON.stringify([title, lead, pictures])).toString('base64url');
  const query = new URLSearchParams({ of, proof: proofOf(secret, of) });
  return `${shareCardEndpoints.card.path}?${query.toString()}`;
}

/** The card of an address; null for one that we did not write. */
export function readShareCard(secret: Buffer, { of, proof }: { of: string; proof: string }): ShareCard | null {
  const [given, ours] = [Buffer.from(proof), Buffer.from(proofOf(secret, of))];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const [title, lead, pictures] = Content.parse(JSON.parse(Buffer.from(of, 'base64url').toString()));
  return { title, lead, pictures };
}
