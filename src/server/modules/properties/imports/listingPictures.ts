import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type { KindPictures } from '../../../imports/importKind';
import { notFound } from '../../../lib/problem';
import { checkPictureCount } from '../propertiesRules';
import { addPictures } from '../propertyImages';

/** Photographs of listings that were brought in. */
export const listingPictures: KindPictures = {
  namesOf: ({ reference = null, photos = '' }) => ({
    reference,
    files: photos
      .split(/[,;|\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  }),
  async countsOf(queryable, subjects) {
    const rows = await queryable.rows<{ id: number; many: number }>(sql`
      select property_id as id, count(*)::int as many from property_image
      where property_id = any(${[...subjects]}::int[]) group by property_id`);
    return new Map(rows.map(({ id, many }) => [id, many]));
  },
  async add(tx, subject, picture, now) {
    const listing = await tx.row(sql`select id from property where id = ${subject} for update`);
    if (!listing) throw notFound(messages.thisProperty);
    const there = await tx.rows<{ id: number; media_id: number }>(
      sql`select id, media_id from property_image where property_id = ${subject} order by id`,
    );
    const same = there.find((image) => image.media_id === picture.id);
    if (same) return { id: same.id, isNew: false };
    checkPictureCount(there.length);
    await addPictures(tx, subject, [picture]);
    await tx.run(sql`update property set changed_at = ${now} where id = ${subject}`);
    const added = await tx.row<{ id: number }>(
      sql`select id from property_image where property_id = ${subject} and media_id = ${picture.id}`,
    );
    if (!added) throw new Error('a picture was added and is not there');
    return { id: added.id, isNew: true };
  },
};
