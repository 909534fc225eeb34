import { localStore } from './storage';
import { storageSubscription } from './storageSubscription';

const key = 'openPurchase';
/** The server stops waiting for a payment after a day, in milliseconds. */
const keptFor = 24 * 60 * 60_000;

/** What is being paid in this browser: kept so that a closed tab, a reload or another tab finds it again. */
export interface OpenPurchase {
  /** Whose it is: another account at this screen must not see it. */
  username: string;
  /** By the order once there is one, by the receipt before. */
  which: { receipt: string } | { order: string };
  amountInPaise: number;
  /** A held meeting is paid where it was chosen, all else where packages are. */
  what?: 'meeting';
  /** Milliseconds since 1970. */
  since: number;
  /** What was chosen, where it was chosen from the packages; add-ons without a package were bought alone. */
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
    Date.now() - since < keptFor
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

const { tell, watch } = storageSubscription(key);
let known: { text: string | null; open: OpenPurchase | null } = { text: null, open: null };

/** Made for `useSyncExternalStore`; the server draws with `null`. */
export const openPurchase = {
  /** The same object as long as nothing changes. */
  read(): OpenPurchase | null {
    const text = localStore.read(key);
    if (text !== known.text) known = { text, open: parse(text) };
    return known.open;
  },
  keep(open: OpenPurchase): void {
    localStore.write(key, JSON.stringify(open));
    tell();
  },
  forget(): void {
    localStore.remove(key);
    tell();
  },
  watch,
};
