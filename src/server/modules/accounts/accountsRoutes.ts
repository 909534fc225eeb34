import type { FastifyInstance } from 'fastify';
import { authEndpoints, type Me } from '@contract/auth';
import { limits } from '@contract/limits';
import type { AccountsDeps } from './accountsDeps';
import { variantUrl, widthsOf } from '../../media/media';
import { addressOf } from '../../lib/rateLimiter';
import type { Account } from '../../lib/account';
import { countQuota } from '../../lib/quotas';
import { countSender } from '../../lib/senderLimit';
import { sendingUnsolicited } from '../../lib/unsolicitedEmails';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notLoggedIn } from '../../lib/problem';
import type { UploadedFile } from '../../plugins/uploads';
import { checkPassword, registrationLimit } from './accountsRules';
import { changeAccount, insertAccount, ownAccount, type OwnAccount, rejectTaken } from './accountsStore';
import { activityOf, ownReviews } from './activityStore';
import { sendConfirmation, emailRoutes } from './emailRoutes';
import { officeAccountsRoutes } from './officeAccountsRoutes';
import { checkOwnPassword } from './ownPassword';
import { passwordRoutes } from './passwordRoutes';
import { hashPassword } from './passwords';
import { provingRoutes } from './secondFactor/provingRoutes';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes';
import { sessionsRoutes } from './sessionsRoutes';

/** Accounts: registration, profile, activity. */
export async function accountsRoutes(server: FastifyInstance, deps: AccountsDeps): Promise<void> {
  const { database } = deps;
  sessionsRoutes(server, deps);
  provingRoutes(server, deps);
  secondFactorRoutes(server, deps);
  passwordRoutes(server, deps);
  emailRoutes(server, deps);
  officeAccountsRoutes(server, deps);

  // an address that another account has confirmed gets the same response: only its mailbox learns the difference
  registerEndpoint(server, authEndpoints.register, async ({ body, request }) => {
    const { username, email, password, display_name: name = '' } = body;
    checkPassword('password', password, { username, email });
    await countSender(deps, registrationLimit, { email, request });
    await rejectTaken(database, { username });
    const id = await sendingUnsolicited(deps, email, null, async () => {
      const passwordHash = await hashPassword(password, addressOf(request));
      return insertAccount(database, { username, email, name, passwordHash }, deps.now(), (tx, accountId) =>
        sendConfirmation(tx, deps, { id: accountId }, email),
      );
    });
    return { id, username, email };
  });

  registerEndpoint(server, authEndpoints.me, async ({ account }) => me(deps, account.id));

  registerEndpoint(server, authEndpoints.activity, async ({ account }) => activityOf(database, account.id));

  registerEndpoint(
    server,
    authEndpoints.reviews,
    async ({ account, query: { limit = limits.page.default, offset = 0 }, request, reply }) => {
      const { reviews, total } = await ownReviews(database, account.id, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return reviews;
    },
  );

  registerEndpoint(server, authEndpoints.changeMe, async ({ account, body, files }) => {
    const { password, email, display_name: displayName, name, ...others } = body;
    const moves = email !== undefined && email.toLowerCase() !== account.email.toLowerCase();
    if (moves) await checkOwnPassword(deps, account, 'password', password);
    const change = async () => {
      const avatarMediaId = (await takeAvatar(deps, account, files)) ?? (others.remove_avatar ? null : undefined);
      await database.transaction(async (tx) => {
        await changeAccount(tx, account.id, {
          ...others,
          name: displayName ?? name,
          email: moves ? undefined : email,
          avatarMediaId,
        });
        if (moves) await sendConfirmation(tx, deps, account, email);
      });
    };
    await (moves ? sendingUnsolicited(deps, email, account, change) : change());
    return me(deps, account.id);
  });
}

async function takeAvatar(
  deps: AccountsDeps,
  account: Account,
  files: readonly UploadedFile[],
): Promise<number | undefined> {
  const picture = files.find(({ field }) => field === 'avatar');
  if (!picture) return undefined;
  const { media, database } = deps;
  await countQuota(deps, account, 'avatars');
  const taking = { square: limits.avatar.size, from: String(account.id) };
  return (await media.take(database, picture.path, taking)).id;
}

async function me({ database, now, settings }: AccountsDeps, id: number): Promise<Me> {
  const account = await ownAccount(database, id, now());
  if (!account) throw notLoggedIn();
  return toMe(account, settings.staffSecondFactor === 'required');
}

function toMe(
  {
    isSuperuser,
    roles,
    hasSecondFactor,
    createdAt,
    avatarHash,
    avatarWidth,
    emailVerified,
    pendingEmail,
    ...account
  }: OwnAccount,
  staffNeedSecondFactor: boolean,
): Me {
  const avatar =
    avatarHash && avatarWidth ? variantUrl(avatarHash, widthsOf(avatarWidth)[0] ?? avatarWidth, 'jpeg') : null;
  return {
    ...account,
    display_name: account.name || account.username,
    email_verified: emailVerified,
    pending_email: pendingEmail,
    avatar,
    is_superuser: isSuperuser,
    roles,
    second_factor: hasSecondFactor,
    second_factor_required: staffNeedSecondFactor && !hasSecondFactor && (isSuperuser || roles.length > 0),
    date_joined: createdAt.toISOString(),
  };
}
