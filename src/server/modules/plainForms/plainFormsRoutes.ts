import type { SlotDay } from '@contract/meetings';
import { visitEndpoints } from '@contract/visits';
import * as messages from '@messages/server/plainForms';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { PlainFormsDeps } from './plainFormsDeps';
import { sendPlainPage } from '../../lib/plainPage';
import { plainFormPage, sentPage } from './plainFormPage';
import { type PlainForm, type Typed, one, plainForms } from './plainForms';

/** The most bytes of a form: its text in any spelling. */
const bodyLimit = 64 * 1024;

/** Every value of each field. */
function typedIn(fields: URLSearchParams): Typed {
  const typed: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of fields) (typed[name] ??= []).push(value);
  return typed;
}

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://site').searchParams;

/** Whether another site's page sent the form: its visitors would send what they never saw. */
function isFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (typeof site === 'string') return site === 'cross-site' || site === 'same-site';
  if (origin === undefined) return false;
  const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined);
  return ![hostOf(`http://${host}`), hostOf(publicUrl)].includes(hostOf(origin) ?? '');
}

/** The same for the same form on the same day: sent twice, it is stored once. */
const clientIdOf = ({ path }: PlainForm, typed: Typed, at: Date) =>
  createHash('sha256')
    .update(JSON.stringify([path, at.toISOString().slice(0, 10), Object.entries(typed).sort()]))
    .digest('hex')
    .slice(0, 32);

type Refusal = { code?: string; detail?: string } & Record<string, unknown>;

/** What the API says is wrong: at the fields that the form has, otherwise above them. */
function faultsOf(form: PlainForm, { code: _code, detail, ...fields }: Refusal) {
  const shown = new Set([...form.fields.map(({ name }) => name), ...(form.hasTimes ? ['proposals'] : [])]);
  const first = (words: unknown) => String(Array.isArray(words) ? words[0] : words);
  const entries = Object.entries(fields).map(([name, words]) => [name.split('.')[0] ?? name, first(words)] as const);
  const elsewhere = entries.find(([name]) => !shown.has(name))?.[1];
  return {
    faults: Object.fromEntries(entries.filter(([name]) => shown.has(name)).reverse()),
    refusal: detail ?? elsewhere,
  };
}

/**
 * Forms without the app, for a browser in which it did not start or whose scripts are off: the app's own forms are sent
 * here, and pages that the server writes answer. Each is handed to the API as its own visitor's request, so that the same
 * schema, rules and limits hold.
 */
export async function plainFormsRoutes(server: FastifyInstance, deps: PlainFormsDeps): Promise<void> {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, typedIn(new URLSearchParams(String(body)))),
  );

  const ask = (request: FastifyRequest, asked: InjectOptions) => {
    const { 'x-forwarded-for': forwarded, 'user-agent': agent } = request.headers;
    return server.inject({
      ...asked,
      ...(request.socket.remoteAddress !== undefined && { remoteAddress: request.socket.remoteAddress }),
      headers: {
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        ...(agent !== undefined && { 'user-agent': agent }),
      },
    });
  };

  const show = async (
    form: PlainForm,
    request: FastifyRequest,
    reply: FastifyReply,
    {
      status,
      typed,
      ...wrong
    }: { status: number; typed: Typed; faults: Record<string, string>; refusal?: string | undefined },
  ) => {
    const shown = { typed, ...wrong, company: deps.settings.company };
    if (!form.hasTimes) return sendPlainPage(reply, status, plainFormPage(form, shown));
    const answer = await ask(request, {
      method: 'GET',
      url: visitEndpoints.slots.path,
      query: { property: one(typed, 'property') },
    });
    if (answer.statusCode === 200)
      return sendPlainPage(reply, status, plainFormPage(form, { ...shown, days: answer.json<SlotDay[]>() }));
    const { faults, refusal } = faultsOf(form, answer.json<Refusal>());
    return sendPlainPage(reply, answer.statusCode, plainFormPage(form, { ...shown, faults, refusal, days: [] }));
  };

  for (const form of plainForms) {
    server.get(form.path, { schema: { hide: true } }, async (request, reply) => {
      const typed = typedIn(queryOf(request));
      if (one(typed, 'sent')) return sendPlainPage(reply, 200, sentPage(form, one(typed, 'property')));
      return show(form, request, reply, { status: 200, typed, faults: {} });
    });

    server.post(form.path, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
      const typed = (request.body ?? {}) as Typed;
      if (isFromElsewhere(request, deps.settings.publicUrl))
        return show(form, request, reply, { status: 403, typed, faults: {}, refusal: messages.sendItFromThisPage });
      const answer = await ask(request, {
        method: 'POST',
        url: form.endpoint.path,
        payload: form.bodyOf(typed, clientIdOf(form, typed, deps.now())),
      });
      if (answer.statusCode < 300) {
        const property = one(typed, 'property');
        const about = /^\d+$/.test(property) ? `&property=${property}` : '';
        return reply.header('cache-control', 'no-store').redirect(`${form.path}?sent=yes${about}`, 303);
      }
      const retryAfter = answer.headers['retry-after'];
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return show(form, request, reply, {
        status: answer.statusCode,
        typed,
        ...faultsOf(form, answer.json<Refusal>()),
      });
    });
  }
}
