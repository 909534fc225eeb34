import { createHash } from 'node:crypto';
import { type Panorama, type Tour, tourEndpoints } from '@contract/tours';
import * as messages from '@messages/server/tours';
import type { FastifyInstance } from 'fastify';
import { staffAct } from '../../audit/staffWrite';
import type { ToursDeps } from './toursDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { countQuota } from '../../lib/quotas';
import { badField, notFound } from '../../lib/problem';
import { type MediaRow, toPanorama } from '../../media/media';
import { assertCanChange, assertCanView, checkRoomForPanorama, checkTour } from './toursRules';
import { addPanorama, findListing, findPanorama, findTour, floorPlansOf, panoramasOf, replaceTour } from './toursStore';

const toUploaded = ({ id, ...picture }: MediaRow, clientId: string): Panorama => ({
  ...toPanorama(picture, ''),
  id,
  client_id: clientId,
});

/** The audit outlives an owner's texts, so it holds a mark of the tour in place of its words. */
const audited = (tour: Tour | undefined) =>
  tour
    ? {
        rooms: tour.scenes.map(({ id }) => id),
        plan: tour.plan !== null,
        mark: createHash('sha256').update(JSON.stringify(tour)).digest('hex').slice(0, 8),
      }
    : null;

const noTour: Tour = { version: 0, title: '', scenes: [], plan: null };

interface TourOfListing {
  owner: number;
  tour: Tour | undefined;
  version: number;
}

/** Tours of listings: shown to their visitors, changed by agents and by owners whose virtual tour was delivered. */
export async function toursRoutes(server: FastifyInstance, deps: ToursDeps): Promise<void> {
  const { database, media, now } = deps;
  registerEndpoint(server, tourEndpoints.get, async ({ params: { id }, account }) => {
    assertCanView(await findListing(database, id), account);
    const tour = await findTour(database, id);
    if (!tour) throw notFound(messages.thisTour);
    return tour;
  });

  registerEndpoint(server, tourEndpoints.put, ({ params: { id }, body, account, request }) =>
    staffAct<TourOfListing, Tour | undefined>(
      deps,
      { account, request },
      {
        action: 'tour.update',
        subject: { type: 'property', id },
        name: messages.thisTour,
        read: async (tx) => {
          const { owner_id: owner } = assertCanChange(await findListing(tx, id, { lock: true }), account);
          const tour = await findTour(tx, id);
          return { owner, tour, version: tour?.version ?? 0 };
        },
        version: body.version,
        shown: ({ tour }) => tour ?? noTour,
        act: async (tx) => {
          checkTour(body, { stored: await panoramasOf(tx, id), floorPlans: await floorPlansOf(tx, id) });
          await replaceTour(tx, id, body, now());
          return findTour(tx, id);
        },
        entry: ({ owner, tour }, after) =>
          account.id === owner ? undefined : { before: audited(tour), after: audited(after) },
      },
    ).then((tour) => tour ?? { ...noTour, title: body.title }),
  );

  registerEndpoint(
    server,
    tourEndpoints.addPanorama,
    async ({ params: { id }, body: { client_id: clientId }, files, account }) => {
      assertCanChange(await findListing(database, id), account);
      const sent = await findPanorama(database, id, clientId);
      if (sent) return toUploaded(sent, clientId);
      const file = files.find(({ field }) => field === 'image');
      if (!file) throw badField('image', messages.choosePanorama);
      checkRoomForPanorama((await panoramasOf(database, id)).length);
      await countQuota({ database, now }, account, 'panoramas');
      // before the transaction: a crash leaves an unused picture, which is swept, and never a row without its file
      const { id: mediaId } = await media.take(database, file.path, { panorama: true, from: String(account.id) });
      return database.transaction(async (tx) => {
        assertCanChange(await findListing(tx, id, { lock: true }), account);
        const raced = await findPanorama(tx, id, clientId);
        if (raced) return toUploaded(raced, clientId);
        checkRoomForPanorama((await panoramasOf(tx, id)).length);
        await addPanorama(tx, id, { mediaId, clientId, now: now() });
        const added = await findPanorama(tx, id, clientId);
        if (!added) throw new Error('a panorama was added and is not there');
        return toUploaded(added, clientId);
      });
    },
  );
}
