import { officeArticleEndpoints } from '@contract/officeArticles';
import * as messages from '@messages/server/media';
import type { FastifyInstance } from 'fastify';
import { staffAdd } from '../../audit/staffWrite';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField } from '../../lib/problem';
import { keepPicture } from '../../media/keptPictures';
import { toPicture } from '../../media/media';

/** Pictures that editors upload for articles and pages. */
export async function officePictureRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { database, media, now } = deps;
  registerEndpoint(server, officeArticleEndpoints.addPicture, async ({ body: { alt }, files, account, request }) => {
    const file = files.find(({ field }) => field === 'image');
    if (!file) throw badField('image', messages.chooseAPicture);
    // before the transaction: a crash leaves an unused picture, which is swept
    const row = await media.take(database, file.path, { from: String(account.id) });
    return staffAdd(
      deps,
      { account, request },
      {
        action: 'picture.create',
        type: 'picture',
        add: async (tx) => {
          await keepPicture(tx, row.id, now());
          return row.id;
        },
        read: async () => ({ media: row.id, picture: toPicture(row, alt) }),
        audited: () => ({ alt }),
      },
    );
  });
}
