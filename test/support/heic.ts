/*
 * phoneHeic()          a HEIC of 1200 × 800, as a phone writes it
 * makeHeic(wanted?)    one of so many of its pictures beside and below each other, as phones divide theirs; turned to the
 *                      left so often, with a colour profile, and with words in its Exif data
 */
import fs from 'node:fs';
import path from 'node:path';

export const phoneHeic = (): Buffer => fs.readFileSync(path.join(__dirname, 'phone.heic'));
/** Of the phone's picture. */
const tile = { width: 1_200, height: 800 };

const bytesOf = (size: 1 | 2 | 4) => (value: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const [u8, u16, u32] = [bytesOf(1), bytesOf(2), bytesOf(4)];

function box(type: string, ...content: Buffer[]): Buffer {
  const all = Buffer.concat(content);
  return Buffer.concat([u32(8 + all.length), Buffer.from(type, 'latin1'), all]);
}
const versioned = (type: string, version: number, ...content: Buffer[]) => box(type, u32(version << 24), ...content);

/** A box of the phone's file, wherever it is. */
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

interface Wanted {
  columns?: number;
  rows?: number;
  turns?: 0 | 1 | 2 | 3;
  profile?: Buffer;
  exif?: string;
}

export function makeHeic({ columns = 1, rows = 1, turns = 0, profile, exif = '' }: Wanted = {}): Buffer {
  const phone = phoneHeic();
  const pixels = boxOf(phone, 'mdat').subarray(8);
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 2);
  const last = tiles.length + 2;
  const size = ({ width, height }: typeof tile) => versioned('ispe', 0, u32(width), u32(height));
  const grid = Buffer.concat([
    ...[0, 1, rows - 1, columns - 1].map(u8),
    u32(tile.width * columns),
    u32(tile.height * rows),
  ]);
  const words = Buffer.concat([u32(0), Buffer.from(exif)]);
  const named = (id: number, type: string) => versioned('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`));
  const properties = [
    boxOf(phone, 'hvcC'),
    size(tile),
    boxOf(phone, 'pixi'),
    size({ width: tile.width * columns, height: tile.height * rows }),
    box('irot', u8(turns)),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
  ];
  const ofGrid = [3, 4, 0x85, ...(profile ? [6] : [])];
  const ofTile = [0x81, 2, 3];
  const held = (id: number, all: readonly number[]) => Buffer.concat([u16(id), u8(all.length), ...all.map(u8)]);
  const place = (id: number, method: 0 | 1, from: number, length: number) =>
    Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(from), u32(length)]);
  const metaFrom = (pixelsAt: number) =>
    versioned(
      'meta',
      0,
      boxOf(phone, 'hdlr'),
      versioned('pitm', 0, u16(1)),
      versioned(
        'iloc',
        1,
        u8(0x44),
        u8(0),
        u16(last),
        place(1, 1, 0, grid.length),
        ...tiles.map((id) => place(id, 0, pixelsAt, pixels.length)),
        place(last, 1, grid.length, words.length),
      ),
      versioned('iinf', 0, u16(last), named(1, 'grid'), ...tiles.map((id) => named(id, 'hvc1')), named(last, 'Exif')),
      versioned(
        'iref',
        0,
        box('dimg', u16(1), u16(tiles.length), ...tiles.map(u16)),
        box('cdsc', u16(last), u16(1), u16(1)),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        versioned('ipma', 0, u32(last - 1), held(1, ofGrid), ...tiles.map((id) => held(id, ofTile))),
      ),
      box('idat', grid, words),
    );
  const head = boxOf(phone, 'ftyp');
  const pixelsAt = head.length + metaFrom(0).length + 8;
  return Buffer.concat([head, metaFrom(pixelsAt), box('mdat', pixels)]);
}
