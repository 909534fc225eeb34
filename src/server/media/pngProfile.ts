import { crc32, deflateSync } from 'node:zlib';

/** After the signature of a PNG and its first chunk. */
const afterHead = 33;

/** A PNG with a colour profile (PNG, 11.3.2.3). */
export function withProfile(png: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return png;
  const named = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile, { level: 1 })]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, afterHead), length, named, sum, png.subarray(afterHead)]);
}
