/*
 * Forged or faulty copies of a backup, with wrong content but matching checksums: each function writes `copy` and returns it.
 * leaveOlderData(dataDir)   what an interrupted restore leaves in a folder
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

function altered(folder: string, copy: string, change: () => void): string {
  fs.cpSync(folder, copy, { recursive: true });
  change();
  const sums = fs.readFileSync(path.join(copy, 'SHA256SUMS'), 'utf8').replace(
    /^[0-9a-f]{64} {2}(.+)$/gm,
    (_, name: string) =>
      `${createHash('sha256')
        .update(fs.readFileSync(path.join(copy, name)))
        .digest('hex')}  ${name}`,
  );
  fs.writeFileSync(path.join(copy, 'SHA256SUMS'), sums);
  return copy;
}

export const withOtherRows = (folder: string, copy: string): string =>
  altered(folder, copy, () => {
    const file = path.join(copy, 'tables/city.jsonl.gz');
    fs.writeFileSync(file, gzipSync(gunzipSync(fs.readFileSync(file)).toString().replace('"Pune"', '"Puna"')));
  });

export const withSteps = (folder: string, copy: string, change: (steps: string[]) => string[]): string =>
  altered(folder, copy, () => {
    const file = path.join(copy, 'manifest.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { steps: string[] };
    fs.writeFileSync(file, JSON.stringify({ ...manifest, steps: change(manifest.steps) }));
  });

/** With a page of an upload that was running: older versions copied it. */
export const withUnfinishedPage = (folder: string, copy: string): string =>
  altered(folder, copy, () => {
    const name = 'media/documents/.part-1/1.jpg';
    fs.mkdirSync(path.join(copy, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(copy, name), 'a page');
    fs.appendFileSync(path.join(copy, 'SHA256SUMS'), `${'0'.repeat(64)}  ${name}\n`);
  });

/** Puts older data into a folder that will be restored, as an interrupted restore leaves it. */
export function leaveOlderData(dataDir: string): void {
  for (const [name, text] of [
    ['database/PG_VERSION', 'older rows'],
    ['outbox/older.eml', 'An older letter'],
    ['restore-unfinished/swapping', ''],
  ] as const) {
    fs.mkdirSync(path.join(dataDir, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(dataDir, name), text);
  }
}
