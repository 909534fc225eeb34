import { localStore } from './storage';
import { storageSubscription } from './storageSubscription';

const key = 'openPurchase';
/** How long the server waits for a payment, in milliseconds. */
const maxAge = 24 * 60 * 60_000;

/**
 * A purchase in progress in this browser, stored so that it can be resumed after a closed tab or a reload, or in
 * another tab.
 */
export interface OpenPurchase {
  /** The account's username: another account at this screen must not see it. */
  username: string;
  /** The order once there is one, the receipt before. */
  which: { receipt: string } | { order: string };
  amountInPaise: number;
  /** A held meeting is paid where it was chosen, everything else on the packages page. */
  what?: 'meeting';
  /** Milliseconds since 1970. */
  since: number;
  /** What was chosen on the packages page; without a package only add-ons are bought. */
  packageId?: number;
  addOnIds?: readonly number[];
}

function isOpen(value: unknown): value is OpenPurchase {
  const { username, which, amountInPaise, since } = (value ?? {}) as Record<keyof OpenPurchase, unknown>;
  const { receipt, order } = (which ?? {}) as Record<string, unknown>;
  return (
    typeof username === 'string' &&
    typeof (receipt ?? order) === 'string' &&
    typeof amountInPaise === 'number' &&
    typeof since === 'number' &&
    Date.now() - since < maxAge
  );
}

function parse(text: string | null): OpenPurchase | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isOpen(stored) ? stored : null;
  } catch {
    return null;
  }
}

const { notify, watch } = storageSubscription(key);
let known: { text: string | null; open: OpenPurchase | null } = { text: null, open: null };

/** For `useSyncExternalStore`; null on the server. */
export const openPurchase = {
  /** Returns the same object until something changes. */
  read(): OpenPurchase | null {
    const text = localStore.read(key);
    if (text !== known.text) known = { text, open: parse(text) };
    return known.open;
  },
  keep(open: OpenPurchase): void {
    localStore.write(key, JSON.stringify(open));
    notify();
  },
  forget(): void {
    localStore.remove(key);
    notify();
  },
  watch,
};
