import type { FastifyInstance } from 'fastify';
import { authCalls, type Me } from '@contract/auth';
import { limits } from '@contract/limits';
import type { ServerDeps } from '../../deps';
import { post } from '../../mail/outbox';
import { variantUrl, widthsOf } from '../../media/media';
import { addressOf, countAttempt } from '../../plugins/attempts';
import { serve } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../plugins/pager';
import { notLoggedIn } from '../../plugins/problems';
import type { UploadedFile } from '../../plugins/uploads';
import { emailChangedLetter } from './accountLetters';
import { checkPassword, registrationLimit } from './accountsRules';
import { changeAccount, insertAccount, ownAccount, type OwnAccount, refuseTaken } from './accountsStore';
import { activityOf, ownReviews } from './activityStore';
import { passwordRoutes } from './passwordRoutes';
import { hashPassword } from './passwords';
import { dropResets } from './resetsStore';
import { sessionsRoutes } from './sessionsRoutes';

/** Accounts: opening one, who one is, sessions, passwords. */
export async function accountsRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database } = deps;
  sessionsRoutes(server, deps);
  passwordRoutes(server, deps);

  serve(server, authCalls.register, async ({ body: { username, email, password }, request }) => {
    checkPassword('password', password, { username, email });
    await countAttempt(database, registrationLimit, { subject: '', address: addressOf(request.ip) }, deps.now());
    await refuseTaken(database, { username, email });
    const passwordHash = await hashPassword(password);
    return { id: await insertAccount(database, { username, email, passwordHash }, deps.now()), username, email };
  });

  serve(server, authCalls.me, async ({ account }) => me(deps, account.id));

  serve(server, authCalls.activity, async ({ account }) => activityOf(database, account.id));

  serve(server, authCalls.reviews, async ({ account, query: { limit = limits.page.default, offset = 0 }, request, reply }) => {
    const { reviews, total } = await ownReviews(database, account.id, { limit, offset });
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return reviews;
  });

  serve(server, authCalls.changeMe, async ({ account, body, files }) => {
    if (body.email !== undefined) await refuseTaken(database, { email: body.email }, account.id);
    const avatarMediaId = (await takeAvatar(deps, files)) ?? (body.remove_avatar ? null : undefined);
    const moved = body.email !== undefined && body.email.toLowerCase() !== account.email.toLowerCase() ? body.email : undefined;
    await changeAccount(database, account.id, { ...body, avatarMediaId }, async (tx) => {
      if (moved === undefined) return;
      await dropResets(tx, account.id);
      await post(tx, emailChangedLetter(account.email, moved, deps.settings.company.email));
    });
    return me(deps, account.id);
  });
}

async function takeAvatar({ media, database }: ServerDeps, files: readonly UploadedFile[]): Promise<number | undefined> {
  const picture = files.find(({ field }) => field === 'avatar');
  return picture && (await media.take(database, picture.path, { square: limits.avatar.size })).id;
}

async function me({ database }: ServerDeps, id: number): Promise<Me> {
  const account = await ownAccount(database, id);
  if (!account) throw notLoggedIn();
  return toMe(account);
}

function toMe({ isSuperuser, createdAt, avatarHash, avatarWidth, ...account }: OwnAccount): Me {
  const avatar = avatarHash && avatarWidth ? variantUrl(avatarHash, widthsOf(avatarWidth)[0] ?? avatarWidth, 'jpeg') : null;
  return { ...account, avatar, is_superuser: isSuperuser, date_joined: createdAt.toISOString() };
}
