const name = 'photos';
const table = 'waiting';
/** How long an abandoned photo is kept, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60_000;

interface StoredPhoto {
  photo: File;
  at: number;
}

/** This tab's photos, whether or not the browser could store them. */
const inTab = new Map<string, File>();
let opened: Promise<IDBDatabase> | undefined;

function promised<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser’s storage refused'));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    // browsers that forbid storage throw here
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onblocked = () => reject(new Error('the browser’s storage is busy'));
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
    inTab.set(id, photo);
    try {
      await promised((await rows('readwrite')).put({ photo, at: Date.now() } satisfies StoredPhoto, id));
      return true;
    } catch {
      return false;
    }
  },
  /** Undefined if this browser no longer has it. */
  async read(id: string): Promise<File | undefined> {
    const here = inTab.get(id);
    if (here) return here;
    try {
      const stored = await promised<StoredPhoto | undefined>((await rows('readonly')).get(id));
      if (stored) inTab.set(id, stored.photo);
      return stored?.photo;
    } catch {
      return undefined;
    }
  },
  async forget(id: string): Promise<void> {
    inTab.delete(id);
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
      const [ids, stored] = await Promise.all([promised(store.getAllKeys()), promised<StoredPhoto[]>(store.getAll())]);
      ids.forEach((id, at) => {
        if (Date.now() - (stored[at]?.at ?? 0) > maxAge) store.delete(id);
      });
    } catch {
      // nothing is stored
    }
  },
};
