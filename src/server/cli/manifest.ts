import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** What a backup says of itself, in `manifest.json`. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  madeOn: z.enum(['embedded', 'postgres']),
  /** Steps of the schema that the rows belong to. */
  steps: z.array(z.string()),
  /** In an order in which rows can be put back; `sha256` is of the lines before they were packed. */
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  /** The last number each sequence gave; null when it gave none. */
  sequences: z.record(z.string(), z.nullable(z.int())),
  /** Pictures that rows name and that were not there. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestFile = 'manifest.json';
/** As `sha256sum` writes it, so that `sha256sum -c SHA256SUMS` tells without this program whether a backup is whole. */
export const sumsFile = 'SHA256SUMS';

export const tableFile = (name: string) => path.posix.join('tables', `${name}.jsonl.gz`);

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The files of a backup with their sums, in the order they were written. */
export function readSums(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
        // a name that leads out of the backup is nobody's file
        if (!sum || !name || path.isAbsolute(name) || name.split(/[\\/]/).includes('..'))
          throw new Error(`${sumsFile} cannot be read.`);
        return [name, sum];
      }),
  );
}

/**
 * Reads every file of a backup and compares its sum with the one written down.
 * @throws Error naming what is missing or damaged.
 */
export async function verifyBackup(folder: string): Promise<{ manifest: Manifest; files: string[] }> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}. Name a backup folder.`);
  const text = await readFile(path.join(folder, sumsFile), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: ${sumsFile} is missing.`);
  });
  const sums = readSums(text);
  const damaged: string[] = [];
  for (const [name, sum] of sums)
    if ((await sumOf(path.join(folder, name)).catch(() => 'missing')) !== sum) damaged.push(name);
  if (damaged.length > 0)
    throw new Error(
      `This backup is damaged: ${damaged.slice(0, 5).join(', ')}${damaged.length > 5 ? ` and ${damaged.length - 5} more` : ''} ${damaged.length === 1 ? 'is' : 'are'} changed or missing. Nothing was restored. Use another backup.`,
    );
  if (!sums.has(manifestFile)) throw new Error(`${folder} is not a complete backup: ${manifestFile} has no checksum.`);
  const manifest = Manifest.safeParse(JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')));
  if (!manifest.success) throw new Error(`${manifestFile} was written by an incompatible version of this program.`);
  const unsummed = manifest.data.tables.filter(({ name }) => !sums.has(tableFile(name)));
  if (unsummed.length > 0)
    throw new Error(
      `This backup is damaged: the rows of ${unsummed.map(({ name }) => name).join(', ')} are not in it.`,
    );
  return { manifest: manifest.data, files: [...sums.keys()] };
}
