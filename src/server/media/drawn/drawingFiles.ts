import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { dayInMs } from '@contract/durations';
import * as messages from '@messages/server/media';
import type { Queryable } from '../../db/database';
import { mediaPlace } from '../../files/dataFolder';
import { deleteAll, type FileStore } from '../../files/fileStore';
import { fairQueue } from '../../lib/fairQueue';
import { Problem } from '../../lib/problem';
import { singleFlight } from '../../lib/semaphore';
import { type PictureFiles, storePicture } from '../pictureFiles';
import { PictureProcesses } from '../pictureProcesses';
import { type Card, type Drawing, type DrawnFile, endings, picturesIn } from './drawings';

/** Change it with the way something is drawn. */
const way = 5;
/** Drawings that may wait for their turn. */
const mostWaiting = 12;

const place = `${mediaPlace}drawn/`;
const listingOf = (key: string) => Number.parseInt(key.slice(place.length), 10);
/** Begins the names of what is drawn of pages. */
const ofPages = 'page';
/** Pages' pictures are drawn anew after this: what a page showed then may be gone. */
const keptInMs = 30 * dayInMs;

const busy = () => new Problem(503, 'unavailable', messages.tooManyDrawings, undefined, 10);

/**
 * Drawings of listings, `<listing>-<kind>-<version>.<ending>`, and of pages, `page-card-<version>.jpg`: made once per
 * content, one after the other in a process of their own, so that neither requests nor uploads wait behind one. A new
 * version replaces a listing's older one.
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
    const { key, drawn } = await this.made(String(listing), drawing);
    const beginning = `${place}${listing}-${drawing.kind}-`;
    if (drawn) for await (const each of this.store.list(beginning)) if (each !== key) await this.store.delete(each);
    return this.fileOf(key);
  }

  /** @throws Problem 503 while too many wait */
  async drawPage(content: Card): Promise<DrawnFile> {
    const { key } = await this.made(ofPages, { kind: 'card', content });
    return this.fileOf(key);
  }

  private fileOf(key: string): DrawnFile {
    return { version: key.slice(key.lastIndexOf('-') + 1, key.lastIndexOf('.')), open: () => this.store.get(key) };
  }

  /** The key of a drawing, which exists now, and whether it was drawn for this. */
  private async made(subject: string, drawing: Drawing): Promise<{ key: string; drawn: boolean }> {
    const version = createHash('sha256')
      .update(JSON.stringify([way, drawing]))
      .digest('hex')
      .slice(0, 24);
    const key = `${place}${subject}-${drawing.kind}-${version}.${endings[drawing.kind]}`;
    if (await this.store.head(key)) return { key, drawn: false };
    await this.once(key, () => this.make(key, subject, drawing));
    return { key, drawn: true };
  }

  private async make(key: string, subject: string, drawing: Drawing): Promise<void> {
    const hashes = [...new Set(picturesIn(drawing).map(({ hash }) => hash))];
    await this.turn(subject, async () => {
      const bytes = await this.pictures.withOriginals(hashes, (files) =>
        this.process.run<'draw'>({ kind: 'draw', drawing, files }),
      );
      await storePicture(this.store, key, bytes, { durable: false });
    });
  }

  /** Deletes drawings of listings that visitors no longer see, and old ones of pages. */
  async sweep(queryable: Queryable, now: Date): Promise<void> {
    const listings = new Set<number>();
    for await (const key of this.store.list(place)) {
      if (!key.startsWith(place + ofPages)) listings.add(listingOf(key));
      else if (((await this.store.head(key))?.changedAt.getTime() ?? 0) < now.getTime() - keptInMs)
        await this.store.delete(key);
    }
    if (listings.size === 0) return;
    const rows = await queryable.rows<{ id: number }>(
      sql`select id from property where id = any(${[...listings].filter(Number.isSafeInteger)}::int[]) and lifecycle = 'published'`,
    );
    for (const { id } of rows) listings.delete(id);
    for (const listing of listings) await deleteAll(this.store, `${place}${listing}-`);
  }
}
