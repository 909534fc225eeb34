/** A picture or a film in a file, with what is known about it; `to` is the byte after its last. */
interface Part {
  from: number;
  to: number;
}

const text = (bytes: Buffer, from: number, length = 4) => bytes.toString('latin1', from, from + length);

/** Markers of a JPEG that stand alone: TEM, RST0 to RST7. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];
const jpegHead = Buffer.from([0xff, startOfImage, 0xff]);
const isJpegAt = (bytes: Buffer, at: number) => bytes.subarray(at, at + 3).equals(jpegHead);

/** The next marker of a JPEG; pixels that are 0xff are followed by 0. */
function markerAfter(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  return undefined;
}

/** Where the segments and scans of a JPEG end; undefined if it is not whole, or if anything stands between two segments. */
function jpegEnd(bytes: Buffer, from: number): number | undefined {
  for (let at = from + 2, inScan = false; ;) {
    const marker = markerAfter(bytes, at);
    if (marker === undefined || (!inScan && bytes[at] !== 0xff)) return undefined;
    const kind = bytes[marker + 1];
    if (kind === endOfImage) return marker + 2;
    const length = marker + 4 <= bytes.length ? bytes.readUInt16BE(marker + 2) : 0;
    if (length < 2 || kind === startOfImage) return undefined;
    at = marker + 2 + length;
    inScan = kind === startOfScan;
  }
}

const pngHead = '\x89PNG\r\n\x1a\n';
export const isPng = (bytes: Buffer): boolean => text(bytes, 0, 8) === pngHead;

interface Chunk {
  type: string;
  data: Buffer;
  /** The byte after the chunk. */
  end: number;
}

/** The chunks of a PNG up to its end. */
export function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = pngHead.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = text(png, at + 4);
    yield { type, data: png.subarray(at + 8, at + 8 + length), end: at + 12 + length };
    if (type === 'IEND') return;
    at += 12 + length;
  }
}

function pngEnd(png: Buffer): number | undefined {
  for (const { type, end } of chunksOf(png)) if (type === 'IEND') return end;
  return undefined;
}

/** Chunks of a WebP, and boxes of AVIF, HEIC and films, that hold a picture or what is known about it. */
const known = {
  webp: new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP ']),
  boxes: new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'uuid', 'pdin']),
};
/** Filling, in which anything may stand. */
const filling = new Set(['free', 'skip', 'wide']);

function webpParts(bytes: Buffer): Part[] {
  const parts: Part[] = [{ from: 0, to: 12 }];
  const all = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= all && known.webp.has(text(bytes, at));) {
    const length = bytes.readUInt32LE(at + 4);
    parts.push({ from: at, to: (at += 8 + length + (length % 2)) });
  }
  return parts;
}

/** The length of a box of AVIF, HEIC or a film. */
export function boxLength(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  return length === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : length;
}

const isBoxesAt = (bytes: Buffer, at: number) => text(bytes, at + 4) === 'ftyp';

function boxParts(bytes: Buffer, from: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at + 8 <= bytes.length;) {
    const [type, length] = [text(bytes, at + 4), boxLength(bytes, at)];
    if (length < 8 || at + length > bytes.length || !(known.boxes.has(type) || filling.has(type))) break;
    if (known.boxes.has(type)) parts.push({ from: at, to: at + length });
    at += length;
  }
  return parts;
}

const whole = (from: number, to: number | undefined): Part[] => (to === undefined ? [] : [{ from, to }]);

/** The parts of the picture that begins at a place; none if it does not end properly. */
function partsAt(bytes: Buffer, at: number): Part[] {
  if (isJpegAt(bytes, at)) return whole(at, jpegEnd(bytes, at));
  if (isBoxesAt(bytes, at)) return boxParts(bytes, at);
  if (at > 0) return [];
  if (isPng(bytes)) return whole(0, pngEnd(bytes));
  return text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP' ? webpParts(bytes) : [];
}

/** Where a JPEG or a film may begin next: phones put a map of depths or a moving part behind a picture. */
function nextStart(bytes: Buffer, from: number): number | undefined {
  const [jpeg, type] = [bytes.indexOf(jpegHead, from), bytes.indexOf('ftyp', from + 4, 'latin1')];
  const starts = [jpeg, type - 4].filter((at) => at >= from);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

/** The bytes of a file that belong to no picture, film or metadata in it. */
export function outsideOfPictures(bytes: Buffer): Buffer[] {
  const outside: Buffer[] = [];
  let done = 0;
  for (let at: number | undefined = 0; at !== undefined; at = nextStart(bytes, done)) {
    const parts = partsAt(bytes, at);
    if (parts.length === 0) break;
    for (const { from, to } of parts) {
      outside.push(bytes.subarray(done, from));
      done = to;
    }
  }
  return [...outside, bytes.subarray(done)].filter(({ length }) => length > 0);
}
