import { localStore } from './storage';
import { storageSubscription } from './storageSubscription';

const key = 'pendingReviews';
/** How long a copy is kept if no list ever contains it, in milliseconds: the office may have removed the review. */
const maxAge = 30 * 24 * 60 * 60_000;

/** A review sent from this browser that the server's list does not contain yet. */
export interface PendingReview {
  client_id: string;
  rating: number;
  review: string;
  name: string;
  sentAt: string;
  /** Whether the office reads it before it appears. */
  moderated?: boolean;
}

const isPending = (value: unknown): value is PendingReview => {
  const { client_id, rating, review, name, sentAt } = (value ?? {}) as Record<keyof PendingReview, unknown>;
  return (
    typeof client_id === 'string' &&
    typeof rating === 'number' &&
    typeof review === 'string' &&
    typeof name === 'string' &&
    typeof sentAt === 'string' &&
    Date.now() - Date.parse(sentAt) < maxAge
  );
};

function read(): readonly PendingReview[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPending) : none;
  } catch {
    return none;
  }
}

const none: readonly PendingReview[] = [];
const { notify, watch } = storageSubscription(key);
let known: { text: string | null; reviews: readonly PendingReview[] } = { text: null, reviews: none };

function write(reviews: readonly PendingReview[]): void {
  if (reviews.length > 0) localStore.write(key, JSON.stringify(reviews));
  else localStore.remove(key);
  notify();
}

/** Reviews waiting to appear, newest first; for `useSyncExternalStore`. */
export const pendingReviews = {
  /** Returns the same list until something changes. */
  list(): readonly PendingReview[] {
    const text = localStore.read(key);
    if (text !== known.text) known = { text, reviews: read() };
    return known.reviews;
  },
  /** The server's snapshot. */
  none: (): readonly PendingReview[] => none,
  add: (review: PendingReview): void =>
    write([review, ...read().filter(({ client_id }) => client_id !== review.client_id)]),
  /** Removes the reviews that have appeared. */
  settle(appeared: readonly PendingReview[]): void {
    const ids = new Set(appeared.map(({ client_id }) => client_id));
    if (ids.size > 0) write(read().filter(({ client_id }) => !ids.has(client_id)));
  },
  watch,
};
