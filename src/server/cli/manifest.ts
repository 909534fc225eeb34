import * as messages from '@messages/server/cli';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** The contents of a backup, in `manifest.json`. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  madeOn: z.enum(['embedded', 'postgres']),
  /** The migrations that the rows belong to. */
  steps: z.array(z.string()),
  /** In an order in which rows can be restored; `sha256` is of the uncompressed lines. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  /** The last value of each sequence; null if it was never used. */
  sequences: z.record(z.string(), z.nullable(z.int())),
  /** Pictures that rows reference but that were missing. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestFile = 'manifest.json';
/** In the format of `sha256sum`, so that `sha256sum -c SHA256SUMS` verifies a backup without this program. */
export const sumsFile = 'SHA256SUMS';

export const tableFile = (name: string) => path.posix.join('tables', `${name}.jsonl.gz`);

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The files of a backup with their checksums, in the order they were written. */
export function readSums(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        // ignores a path that leads out of the backup
        if (!sum || !name || path.isAbsolute(name) || name.split(/[\\/]/).includes('..'))
          throw new Error(messages.cannotBeRead(sumsFile));
        return [name, sum];
      }),
  );
}

/**
 * Reads every file of a backup and verifies its checksum.
 * @throws Error naming what is missing or damaged.
 */
export async function verifyBackup(folder: string): Promise<{ manifest: Manifest; sums: Map<string, string> }> {
  if (!existsSync(folder)) throw new Error(messages.thereIsNoFolder(folder));
  const text = await readFile(path.join(folder, sumsFile), 'utf8').catch(() => {
    throw new Error(messages.backupLacks(folder, sumsFile));
  });
  const sums = readSums(text);
  const damaged: string[] = [];
  for (const [name, sum] of sums)
    if ((await sumOf(path.join(folder, name)).catch(() => 'missing')) !== sum) damaged.push(name);
  if (damaged.length > 0) throw new Error(messages.backupIsDamaged(damaged.slice(0, 5), damaged.length - 5));
  if (!sums.has(manifestFile)) throw new Error(messages.backupLacksChecksum(folder, manifestFile));
  const manifest = Manifest.safeParse(JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')));
  if (!manifest.success) throw new Error(messages.isOfAnIncompatibleVersion(manifestFile));
  const unsummed = manifest.data.tables.filter(({ name }) => !sums.has(tableFile(name)));
  if (unsummed.length > 0) throw new Error(messages.backupLacksRows(unsummed.map(({ name }) => name).join(', ')));
  return { manifest: manifest.data, sums };
}
