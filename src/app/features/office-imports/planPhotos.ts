/** What is compared of names of files, folders and homes: letters and digits of any script. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const ending = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;
const withoutEnding = (name: string) => name.replace(ending, '');
const partsOf = (path: string) => path.split(/[/\\]/).filter(Boolean);

/** Whether a file of a folder is a picture, not something that a computer keeps beside them. */
export const isPictureName = (path: string): boolean =>
  ending.test(path) && partsOf(path).every((part) => !/^(?:\.|__MACOSX$)/.test(part));

const inNaturalOrder = new Intl.Collator('en', { numeric: true }).compare;

/** A row that pictures can belong to. */
interface Place {
  /** Its number. */
  id: number;
  /** The agency's own name of it; null where the file gives none. */
  reference: string | null;
  title: string;
  /** The names of pictures that its cell holds. */
  files: readonly string[];
}

/** Where pictures belong, by what places are called. */
class Places {
  private readonly byFile = new Map<string, { path: string; place: Place }[]>();
  private readonly byReference = new Map<string, Place>();
  private readonly byTitle = new Map<string, Place | null>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      for (const file of place.files) {
        const name = keyOf(withoutEnding(partsOf(file).at(-1) ?? ''));
        this.byFile.set(name, [...(this.byFile.get(name) ?? []), { path: keyOf(withoutEnding(file)), place }]);
      }
      if (place.reference !== null) this.byReference.set(keyOf(place.reference), place);
      const title = keyOf(place.title);
      // homes of one title are told apart by their reference alone
      this.byTitle.set(title, this.byTitle.has(title) ? null : place);
    }
    for (const names of [this.byFile, this.byReference, this.byTitle]) names.delete('');
  }

  of(path: string): Place | undefined {
    const parts = partsOf(path);
    const name = keyOf(withoutEnding(parts.at(-1) ?? ''));
    const folders = parts.slice(0, -1).map(keyOf).reverse();
    return (
      this.named(name, keyOf(withoutEnding(path))) ??
      this.ofFolder(folders, (key) => this.byReference.get(key)) ??
      this.referred(name) ??
      this.ofFolder(folders, (key) => this.byTitle.get(key) ?? undefined)
    );
  }

  /** The place whose cell names the file; of several, the one whose folder is right, too. */
  private named(name: string, path: string): Place | undefined {
    const named = this.byFile.get(name) ?? [];
    const exact = named.filter((one) => path === one.path || path.endsWith(` ${one.path}`));
    return (exact.length > 0 ? exact : named).length === 1 ? (exact[0] ?? named[0])?.place : undefined;
  }

  private ofFolder(folders: readonly string[], find: (key: string) => Place | undefined): Place | undefined {
    for (const folder of folders) {
      const found = find(folder);
      if (found) return found;
    }
    return undefined;
  }

  /** The place with the longest reference that a file's name begins with: `A-1 (2).jpg` belongs to `A-1`. */
  private referred(name: string): Place | undefined {
    for (let words = name.split(' '); words.length > 0; words = words.slice(0, -1)) {
      const found = this.byReference.get(words.join(' '));
      if (found) return found;
    }
    return undefined;
  }
}

interface PicturePlan {
  /** By the row that they belong to, in the order in which they are to be shown. */
  rows: { id: number; title: string; paths: string[] }[];
  /** Pictures that fit no row. */
  unfit: string[];
  /** How many files are no pictures. */
  others: number;
}

/**
 * Finds out which pictures of a folder belong to which row: those that its cell names; those in a folder that is called
 * like its reference; those whose name begins with it; those in a folder that is called like its title.
 */
export function planPhotos(paths: readonly string[], places: readonly Place[]): PicturePlan {
  const pictures = paths.filter(isPictureName).sort(inNaturalOrder);
  const known = new Places(places);
  const found = new Map<number, { place: Place; paths: string[] }>();
  const unfit: string[] = [];
  for (const path of pictures) {
    const place = known.of(path);
    if (!place) {
      unfit.push(path);
      continue;
    }
    const row = found.get(place.id) ?? { place, paths: [] };
    found.set(place.id, { place, paths: [...row.paths, path] });
  }
  return {
    rows: [...found.values()]
      .sort((one, other) => one.place.id - other.place.id)
      .map(({ place, paths: own }) => ({ id: place.id, title: place.title, paths: inOrderOf(place.files, own) })),
    unfit,
    others: paths.length - pictures.length,
  };
}

/** In the order in which a cell names them; the others follow. */
function inOrderOf(files: readonly string[], paths: readonly string[]): string[] {
  const names = files.map((file) => keyOf(withoutEnding(partsOf(file).at(-1) ?? '')));
  const placeOf = (path: string) => {
    const at = names.indexOf(keyOf(withoutEnding(partsOf(path).at(-1) ?? '')));
    return at < 0 ? names.length : at;
  };
  return [...paths].sort((one, other) => placeOf(one) - placeOf(other));
}
