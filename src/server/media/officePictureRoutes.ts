import { officeArticleEndpoints } from '@contract/officeArticles';
import * as messages from '@messages/server/media';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../audit/audit';
import type { ServerDeps } from '../deps';
import { registerEndpoint } from '../lib/contractRoute';
import { badField } from '../lib/problem';
import { keepPicture } from './keptPictures';
import { toPicture } from './media';

/** Pictures that editors upload for articles and pages. */
export async function officePictureRoutes(
  server: FastifyInstance,
  { database, media, now }: ServerDeps,
): Promise<void> {
  registerEndpoint(server, officeArticleEndpoints.addPicture, async ({ body: { alt }, files, account, request }) => {
    const file = files.find(({ field }) => field === 'image');
    if (!file) throw badField('image', messages.chooseAPicture);
    // before the transaction: a crash leaves an unused picture, which is swept
    const row = await media.take(database, file.path, { from: String(account.id) });
    await database.transaction(async (tx) => {
      await keepPicture(tx, row.id, now());
      const change = {
        action: 'picture.create',
        subject: { type: 'picture', id: row.id },
        before: null,
        after: { alt },
      };
      await writeAudit(tx, { account, request }, change, now());
    });
    return { media: row.id, picture: toPicture(row, alt) };
  });
}
