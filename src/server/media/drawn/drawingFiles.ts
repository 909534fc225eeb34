import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import * as messages from '@messages/server/media';
import type { Queryable } from '../../db/database';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';
import { singleFlight } from '../../lib/semaphore';
import { PictureProcesses } from '../pictureProcesses';
import { exists, temporaryName, writeAtomically } from '../safeFiles';
import type { DrawnFile } from './drawnFile';
import { type Drawing, endings, picturesIn } from './drawings';

/** Change it with the way something is drawn. */
const way = 3;
/** Drawings that may wait for their turn. */
const mostWaiting = 12;

const busy = () => new Problem(503, 'unavailable', messages.tooManyDrawings, undefined, 10);

/**
 * Drawings of listings, `<listing>-<kind>-<version>.<ending>`: made once per content, one after the other in a process of
 * their own, so that neither requests nor uploads wait behind one. A new version replaces the older one.
 */
export class DrawingFiles {
  private readonly turn = fairQueue({ atOnce: 1, waiting: mostWaiting, busy });
  private readonly once = singleFlight<string>();
  /** Not the one that decodes uploads, which must not read what this one may. */
  private readonly process = new PictureProcesses();

  constructor(
    private readonly folder: string,
    private readonly original: (hash: string) => Promise<string | undefined>,
  ) {}

  /** @throws Problem 503 while too many wait */
  async draw(listing: number, drawing: Drawing): Promise<DrawnFile> {
    const version = createHash('sha256')
      .update(JSON.stringify([way, drawing]))
      .digest('hex')
      .slice(0, 24);
    const name = `${listing}-${drawing.kind}-${version}.${endings[drawing.kind]}`;
    const file = path.join(this.folder, name);
    if (!(await exists(file))) await this.once(name, () => this.make(file, listing, drawing));
    return { file, version };
  }

  private async make(file: string, listing: number, drawing: Drawing): Promise<string> {
    await this.turn(String(listing), async () => {
      const files: Record<string, string> = {};
      for (const { hash } of picturesIn(drawing)) {
        const original = await this.original(hash);
        if (original) files[hash] = original;
      }
      const bytes = await this.process.run<'draw'>({ kind: 'draw', drawing, files });
      await writeAtomically(file, Buffer.from(bytes));
    });
    const older = (name: string) => name.startsWith(`${listing}-${drawing.kind}-`) && name !== path.basename(file);
    await this.remove((await this.names()).filter(older));
    return file;
  }

  /** Deletes drawings of listings that visitors no longer see. */
  async sweep(queryable: Queryable): Promise<void> {
    const names = (await this.names()).filter((name) => !name.startsWith(temporaryName));
    const listings = [...new Set(names.map((name) => Number.parseInt(name, 10)).filter(Number.isSafeInteger))];
    if (listings.length === 0) return;
    const rows = await queryable.rows<{ id: number }>(
      sql`select id from property where id = any(${listings}::int[]) and lifecycle = 'published'`,
    );
    const shown = new Set(rows.map(({ id }) => id));
    await this.remove(names.filter((name) => !shown.has(Number.parseInt(name, 10))));
  }

  private names(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }

  private async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(path.join(this.folder, name), { force: true })));
  }
}
