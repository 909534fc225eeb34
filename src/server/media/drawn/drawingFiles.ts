import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import * as messages from '@messages/server/media';
import type { Queryable } from '../../db/database';
import { mediaPlace } from '../../files/dataFolder';
import { deleteAll, type FileStore } from '../../files/fileStore';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';
import { singleFlight } from '../../lib/semaphore';
import { type PictureFiles, storePicture } from '../pictureFiles';
import { PictureProcesses } from '../pictureProcesses';
import { type Drawing, type DrawnFile, endings, picturesIn } from './drawings';

/** Change it with the way something is drawn. */
const way = 3;
/** Drawings that may wait for their turn. */
const mostWaiting = 12;

const place = `${mediaPlace}drawn/`;
const listingOf = (key: string) => Number.parseInt(key.slice(place.length), 10);

const busy = () => new Problem(503, 'unavailable', messages.tooManyDrawings, undefined, 10);

/**
 * Drawings of listings, `<listing>-<kind>-<version>.<ending>`: made once per content, one after the other in a process of
 * their own, so that neither requests nor uploads wait behind one. A new version replaces the older one.
 */
export class DrawingFiles {
  private readonly turn = fairQueue({ atOnce: 1, waiting: mostWaiting, busy });
  private readonly once = singleFlight<void>();
  /** Not the one that decodes uploads, which must not read what this one may. */
  private readonly process = new PictureProcesses();

  constructor(
    private readonly store: FileStore,
    private readonly pictures: PictureFiles,
  ) {}

  /** @throws Problem 503 while too many wait */
  async draw(listing: number, drawing: Drawing): Promise<DrawnFile> {
    const version = createHash('sha256')
      .update(JSON.stringify([way, drawing]))
      .digest('hex')
      .slice(0, 24);
    const key = `${place}${listing}-${drawing.kind}-${version}.${endings[drawing.kind]}`;
    if (!(await this.store.head(key))) await this.once(key, () => this.make(key, listing, drawing));
    return { version, open: () => this.store.get(key) };
  }

  private async make(key: string, listing: number, drawing: Drawing): Promise<void> {
    const hashes = [...new Set(picturesIn(drawing).map(({ hash }) => hash))];
    await this.turn(String(listing), async () => {
      const bytes = await this.pictures.withOriginals(hashes, (files) =>
        this.process.run<'draw'>({ kind: 'draw', drawing, files }),
      );
      await storePicture(this.store, key, bytes, { durable: false });
    });
    for await (const each of this.store.list(`${place}${listing}-${drawing.kind}-`))
      if (each !== key) await this.store.delete(each);
  }

  /** Deletes drawings of listings that visitors no longer see. */
  async sweep(queryable: Queryable): Promise<void> {
    const listings = new Set<number>();
    for await (const key of this.store.list(place)) listings.add(listingOf(key));
    if (listings.size === 0) return;
    const rows = await queryable.rows<{ id: number }>(
      sql`select id from property where id = any(${[...listings].filter(Number.isSafeInteger)}::int[]) and lifecycle = 'published'`,
    );
    for (const { id } of rows) listings.delete(id);
    for (const listing of listings) await deleteAll(this.store, `${place}${listing}-`);
  }
}
