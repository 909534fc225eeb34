const name = 'photos';
const table = 'waiting';
/** How long an abandoned photo is kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

interface Kept {
  photo: File;
  at: number;
}

/** This tab's photos, whether or not the browser could store them. */
const held = new Map<string, File>();
let opened: Promise<IDBDatabase> | undefined;

function promised<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage refused.'));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    // browsers that forbid storage throw here
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onblocked = () => reject(new Error('The browser’s storage is busy.'));
    promised(request).then(resolve, reject);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function rows(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(table, mode).objectStore(table);
}

/**
 * Photos waiting for upload, by client id, kept through a reload and a closed tab. If the browser cannot store them,
 * they last as long as the tab.
 */
export const photoStore = {
  /** False if only this tab has it. */
  async keep(id: string, photo: File): Promise<boolean> {
    held.set(id, photo);
    try {
      await promised((await rows('readwrite')).put({ photo, at: Date.now() } satisfies Kept, id));
      return true;
    } catch {
      return false;
    }
  },
  /** Undefined if this browser no longer has it. */
  async read(id: string): Promise<File | undefined> {
    const here = held.get(id);
    if (here) return here;
    try {
      const kept = await promised<Kept | undefined>((await rows('readonly')).get(id));
      if (kept) held.set(id, kept.photo);
      return kept?.photo;
    } catch {
      return undefined;
    }
  },
  async forget(id: string): Promise<void> {
    held.delete(id);
    try {
      await promised((await rows('readwrite')).delete(id));
    } catch {
      // it was never stored
    }
  },
  /** Deletes abandoned photos. */
  async sweep(): Promise<void> {
    try {
      const store = await rows('readwrite');
      const [ids, kept] = await Promise.all([promised(store.getAllKeys()), promised<Kept[]>(store.getAll())]);
      ids.forEach((id, at) => {
        if (Date.now() - (kept[at]?.at ?? 0) > keptFor) store.delete(id);
      });
    } catch {
      // nothing is stored
    }
  },
};
