import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ShippedPictures } from './media';
import { exists, temporaryName } from './safeFiles';

/** Milliseconds that an unused picture is kept. */
export const unusedGraceInMs = 1_800_000;
/** Milliseconds that storing a picture takes at most between touching its file and writing its row. */
export const takenAgainInMs = 10_000;

/** The layout of picture files: `originals/<aa>/<hash>.jpg`, `variants/<aa>/<hash>-<width>.<ending>`. */
export class MediaFolder {
  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
    private readonly shipped?: ShippedPictures,
  ) {}

  originalFile(hash: string): string {
    return path.join(this.folder, 'originals', hash.slice(0, 2), `${hash}.jpg`);
  }

  variantFile(name: string): string {
    return path.join(this.folder, 'variants', name.slice(0, 2), name);
  }

  /** The path of the original, uploaded or shipped; undefined for an unknown hash. */
  async original(hash: string): Promise<string | undefined> {
    const shipped = this.shipped?.byHash.get(hash);
    const places = [
      this.originalFile(hash),
      ...(this.shipped && shipped ? [path.join(this.shipped.folder, shipped)] : []),
    ];
    for (const file of places) if (await exists(file)) return file;
    return undefined;
  }

  /** Deletes an original and its variants, unless it was written again since. */
  async remove(hash: string, since = new Date(this.now().getTime() - unusedGraceInMs)): Promise<void> {
    const original = this.originalFile(hash);
    const written = await stat(original).catch(() => undefined);
    if (written && written.mtime >= since) return;
    await rm(original, { force: true });
    const variants = path.dirname(this.variantFile(hash));
    const names = await readdir(variants).catch(() => []);
    await Promise.all(
      names.filter((name) => name.startsWith(`${hash}-`)).map((name) => rm(path.join(variants, name), { force: true })),
    );
  }

  /** The hashes of originals old enough to be swept, a folder at a time. */
  async *oldOriginals(): AsyncGenerator<string[]> {
    for await (const { folder, names } of this.folders('originals')) {
      const hashes: string[] = [];
      for (const name of names.filter((each) => each.endsWith('.jpg'))) {
        if (await this.hasWaited(path.join(folder, name))) hashes.push(name.slice(0, -4));
      }
      if (hashes.length > 0) yield hashes;
    }
  }

  /** Deletes files whose writing was interrupted long enough ago. */
  async removeUnfinished(): Promise<void> {
    for (const kind of ['originals', 'variants'] as const) {
      for await (const { folder, names } of this.folders(kind)) {
        for (const name of names.filter((each) => each.startsWith(temporaryName))) {
          if (await this.hasWaited(path.join(folder, name))) await rm(path.join(folder, name), { force: true });
        }
      }
    }
  }

  private async *folders(kind: 'originals' | 'variants'): AsyncGenerator<{ folder: string; names: string[] }> {
    const all = path.join(this.folder, kind);
    for (const each of await readdir(all).catch(() => [])) {
      const folder = path.join(all, each);
      yield { folder, names: await readdir(folder).catch(() => []) };
    }
  }

  private isOld(at: Date): boolean {
    return at.getTime() < this.now().getTime() - unusedGraceInMs;
  }

  private async hasWaited(file: string): Promise<boolean> {
    const found = await stat(file).catch(() => undefined);
    return found !== undefined && this.isOld(found.mtime);
  }
}
