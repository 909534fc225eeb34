import { type OfficeAdvertisement, officeAdvertisementEndpoints } from '@contract/officeAdvertisements';
import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import { assertCurrent, staffAct, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { ContentDeps } from './contentDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { badField } from '../../lib/problem';
import { checkCover } from '../../media/keptPictures';
import {
  addAdvertisement,
  changeAdvertisement,
  listAdvertisements,
  removeAdvertisement,
} from './officeAdvertisementsStore';

const name = messages.thisAdvertisement;

/** What the audit records. */
const audited = ({ slot, picture, link, starts_at, ends_at }: OfficeAdvertisement) => ({
  slot,
  picture: picture?.picture.alt ?? null,
  link,
  starts_at,
  ends_at,
});

/** Advertisements, as editors place them. */
export async function officeAdvertisementsRoutes(server: FastifyInstance, deps: ContentDeps): Promise<void> {
  const { database, now } = deps;
  const readSlot = async (tx: Queryable, slot: number) =>
    (await listAdvertisements(tx, now(), { lock: true })).find((one) => one.slot === slot);

  registerEndpoint(server, officeAdvertisementEndpoints.list, () => listAdvertisements(database, now()));

  registerEndpoint(server, officeAdvertisementEndpoints.place, ({ params: { slot }, body, account, request }) => {
    const { version, picture, ...given } = body;
    if (!picture) throw badField('picture', messages.chooseAPicture);
    const { starts_at: starts, ends_at: ends } = given;
    if (ends && Date.parse(ends) <= (starts ? Date.parse(starts) : now().getTime()))
      throw badField('ends_at', starts ? messages.itMustEndAfterItBegins : messages.chooseATimeInTheFuture);
    return staffWrite<OfficeAdvertisement>(
      deps,
      { account, request },
      {
        action: 'advertisement.place',
        subject: { type: 'advertisement', id: slot },
        name,
        read: (tx) => readSlot(tx, slot),
        version,
        audited,
        write: async (tx, current) => {
          await checkCover(tx, picture, current.picture, 'picture');
          if (current.version > 0) return changeAdvertisement(tx, slot, { picture, ...given });
          // somebody else placed one in the empty slot meanwhile
          if (!(await addAdvertisement(tx, slot, { picture, ...given })))
            assertCurrent(name, (await readSlot(tx, slot)) ?? current, version);
        },
      },
    );
  });

  registerEndpoint(
    server,
    officeAdvertisementEndpoints.remove,
    ({ params: { slot }, query: { version }, account, request }) =>
      staffAct<OfficeAdvertisement, void>(
        deps,
        { account, request },
        {
          action: 'advertisement.remove',
          subject: { type: 'advertisement', id: slot },
          name,
          read: (tx) => readSlot(tx, slot),
          // removed by somebody else meanwhile
          isCurrent: (current) => current.state === 'empty' || current.version === version,
          act: async (tx, { state }) => {
            if (state !== 'empty') await removeAdvertisement(tx, slot);
          },
          entry: (before) => (before.state === 'empty' ? undefined : { before: audited(before), after: null }),
        },
      ),
  );
}
