import { boxLength } from './pictureParts';

interface Box {
  type: string;
  /** Where its content begins, and the byte after it. */
  from: number;
  to: number;
}

const text = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** The boxes between two places; one that is longer than its place ends it. */
function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let at = from; at + 8 <= end;) {
    const length = boxLength(bytes, at);
    if (length < 8) return;
    const head = bytes.readUInt32BE(at) === 1 ? 16 : 8;
    yield { type: text(bytes, at + 4), from: at + head, to: at + length };
    at += length;
  }
}

/** Brands of pictures in HEVC, and of sequences of them (ISO/IEC 23008-12, B.4). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis']);
const sequenceBrands = new Set(['hevc', 'hevx', 'hevm', 'hevs', 'msf1']);

/** The main brand of a file of boxes, and those that it is also. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || text(bytes, 4) !== 'ftyp') return [];
  const end = Math.min(bytes.length, boxLength(bytes, 0), 256);
  const brands = [text(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at));
  return brands;
}

/** Whether a file is a HEIC, as phones keep photographs; an AVIF is none. */
export const isHeic = (bytes: Buffer): boolean => brandsOf(bytes).some((brand) => heicBrands.has(brand));

/** Whether it is first of all a film. */
export const isHeicSequence = (bytes: Buffer): boolean => sequenceBrands.has(brandsOf(bytes)[0] ?? '');

const mustBeWhole = new Set(['ftyp', 'meta', 'mdat', 'idat', 'moov']);

/** Whether no part of it is cut off. Phones put other data behind the picture. */
export function isWholeHeic(bytes: Buffer): boolean {
  for (const { type, to } of boxesIn(bytes, 0, bytes.length)) {
    if (!mustBeWhole.has(type)) continue;
    if (to > bytes.length) return false;
  }
  return true;
}

/** Of a path of boxes the content of the last one; some begin with a version of 4 bytes. */
function contentOf(bytes: Buffer, path: readonly { type: string; skip: number }[]): Box | undefined {
  let found: Box | undefined = { type: '', from: 0, to: bytes.length };
  for (const { type, skip } of path) {
    const within: Box | undefined = found;
    found = undefined;
    if (!within) return undefined;
    for (const box of boxesIn(bytes, within.from, Math.min(within.to, bytes.length)))
      if (box.type === type) {
        found = { ...box, from: box.from + skip };
        break;
      }
  }
  return found;
}

const properties = [
  { type: 'meta', skip: 4 },
  { type: 'iprp', skip: 0 },
  { type: 'ipco', skip: 0 },
];

/** The colour profile of a HEIC; all pictures in one have the same. */
export function profileOfHeic(bytes: Buffer): Buffer | undefined {
  const all = contentOf(bytes, properties);
  if (!all) return undefined;
  for (const { type, from, to } of boxesIn(bytes, all.from, Math.min(all.to, bytes.length)))
    if (type === 'colr' && ['prof', 'rICC'].includes(text(bytes, from))) return bytes.subarray(from + 4, to);
  return undefined;
}
