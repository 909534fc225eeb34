import { type OfficeAdvertisement, officeAdvertisementEndpoints } from '@contract/officeAdvertisements';
import * as messages from '@messages/server/content';
import type { FastifyInstance } from 'fastify';
import { staffWrite, staleRow, writeAudit } from '../../audit/audit';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
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
export async function officeAdvertisementsRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
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
        isCurrent: (current) => current.version === version,
        audited,
        write: async (tx, current) => {
          await checkCover(tx, picture, current.picture, 'picture');
          if (current.version > 0) return changeAdvertisement(tx, slot, { picture, ...given });
          if (!(await addAdvertisement(tx, slot, { picture, ...given })))
            throw staleRow(name, (await readSlot(tx, slot)) ?? current);
        },
      },
    );
  });

  registerEndpoint(
    server,
    officeAdvertisementEndpoints.remove,
    ({ params: { slot }, query: { version }, account, request }) =>
      database.transaction(async (tx) => {
        const before = await readSlot(tx, slot);
        // removed by somebody else meanwhile
        if (!before || before.state === 'empty') return;
        if (before.version !== version) throw staleRow(name, before);
        await removeAdvertisement(tx, slot);
        const subject = { type: 'advertisement', id: slot };
        const entry = { action: 'advertisement.remove', subject, before: audited(before), after: null };
        await writeAudit(tx, { account, request }, entry, now());
      }),
  );
}
