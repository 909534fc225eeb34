/*
 * readZip(bytes)   the files of a ZIP archive by name
 */
import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;

export function readZip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('This is not a complete ZIP file.');
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength, extraLength, commentLength, start] = [
      bytes.readUInt16LE(entry + 10),
      bytes.readUInt32LE(entry + 20),
      bytes.readUInt16LE(entry + 28),
      bytes.readUInt16LE(entry + 30),
      bytes.readUInt16LE(entry + 32),
      bytes.readUInt32LE(entry + 42),
    ];
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const stored = bytes.subarray(from, from + size);
    files.set(name, method === 0 ? stored : inflateRawSync(stored));
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
