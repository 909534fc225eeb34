import { createHash, timingSafeEqual } from 'node:crypto';
import { incomingEndpoints, largestIncomingEmail } from '@contract/incoming';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../lib/problem';
import { registerEndpoint } from '../../../plugins/contractRoute';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { type IncomingMessage, readMessage } from './readMessage';
import { receiveEmail } from './receiveEmail';

/** Emails that are held at a time, each as large as it may be; a mail server brings further ones later. */
const mostAtOnce = 4;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isKey = (authorization: string | undefined, key: string | undefined) =>
  key !== undefined && timingSafeEqual(digest(/^Key (.+)$/.exec(authorization ?? '')?.[1] ?? ''), digest(key));

const notOurMailServer = () => new Problem(403, 'wrong_key', messages.theKeyIsNotValid);
const notAnEmail = () => new Problem(400, 'not_an_email', messages.thisIsNotAnEmail);
const busy = () => new Problem(503, 'busy', messages.tooManyEmailsAtOnce, undefined, 10);

/** Receives the emails that people send us. Needs its own scope: a body is the email itself, whatever its content type. */
export function incomingRoutes(scope: FastifyInstance, deps: EnquiriesDeps): void {
  const { settings } = deps;
  let held = 0;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestIncomingEmail }, (_request, body, done) =>
    done(null, body),
  );
  // before the body is read
  scope.addHook('onRequest', async ({ headers }, reply) => {
    if (!isKey(headers.authorization, settings.inbound?.key)) throw notOurMailServer();
    if (held >= mostAtOnce) throw busy();
    held += 1;
    reply.raw.once('close', () => (held -= 1));
  });

  registerEndpoint(scope, incomingEndpoints.email, async ({ request: { body } }) => {
    if (!Buffer.isBuffer(body)) throw notAnEmail();
    let message: IncomingMessage | undefined;
    try {
      message = await readMessage(body);
    } catch {
      // nested or split up without end
      throw notAnEmail();
    }
    if (!message) throw notAnEmail();
    return receiveEmail(deps, message);
  });
}
