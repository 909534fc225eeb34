import { shareCardEndpoints } from '@contract/shareCards';
import * as messages from '@messages/server/shareCards';
import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '../../lib/problem';
import { readShareCard } from '../../lib/shareCard';
import type { Media } from '../../media/media';
import { registerEndpoint } from '../../plugins/contractRoute';
import { sendDrawn } from '../../plugins/sendDrawn';

interface Deps {
  media: Media;
  secret: Buffer;
}

/** The pictures that links to our pages are shown with. */
export async function shareCardsRoutes(server: FastifyInstance, { media, secret }: Deps): Promise<void> {
  registerEndpoint(server, shareCardEndpoints.card, async ({ query, request, reply }) => {
    const card = readShareCard(secret, query);
    if (!card) throw notFound(messages.thisPicture);
    const { title, lead, pictures } = card;
    const drawn = await media.drawPage({
      lead,
      title,
      foot: '',
      pictures: pictures.map((hash) => ({ hash, alt: '' })),
    });
    const sent = await sendDrawn(drawn, request, reply);
    if (!sent) throw new Problem(503, 'unavailable', messages.tryAgain, undefined, 10);
    return sent;
  });
}
