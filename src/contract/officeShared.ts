import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';

/** The version of a row that was read. A change of an older one is refused. */
export const Version = z
  .int()
  .check(z.gte(1, messages.mustBeAtLeastOne), z.lte(2_147_483_647, messages.thisIsNotAVersion));

/** A refusal because somebody else changed the row meanwhile; `current` is what it is now. */
export const stale = <Row extends z.ZodMiniType>(current: Row) =>
  z.object({ detail: z.string(), code: z.literal('stale'), current });

/** A URL that is safe to link to: https, with a host and without a password. */
export const httpsLink = (max: number) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(max, messages.useAtMost(max))),
    z.transform((given, context) => {
      const url = URL.canParse(given) ? new URL(given) : undefined;
      const fits =
        url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
      if (!fits) context.issues.push({ code: 'custom', message: messages.enterAnHttpsAddress, input: given });
      return url?.href ?? '';
    }),
  );
