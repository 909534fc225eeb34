import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { drawPicture } from '../../support/pictures';
import { type StandInPayment, startRazorpayStandIn } from '../../support/razorpayStandIn';
import { openSmtpServer } from '../../support/smtpServer';

/** What tests ask of the stand-ins, which run in the process of the global setup. */
export type StandInCommands = Awaited<ReturnType<typeof openStandIns>>['commands'];

const keySecret = 'the-key-of-the-stand-in';
const webhookSecret = 'the-webhook-of-the-stand-in';

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void, port = 0): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A free port that no program gets by chance, which could take it before the product does. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return listen(() => undefined, port).then(
    async (server) => {
      await close(server);
      return port;
    },
    () => freePort(),
  );
}

/** A server of map tiles, where every other column is missing. */
async function openTileServer() {
  const picture = await drawPicture({ width: 256, height: 256, seed: 3 });
  const asked: string[] = [];
  const server = await listen((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    const column = Number(/^\/\d+\/(\d+)\//.exec(address)?.[1]);
    if (column % 2 === 0) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  return { server, asked, url: `http://127.0.0.1:${portOf(server)}` };
}

/** A mail server that writes what it gets to a folder, as the product does without one. */
async function openMail() {
  const outbox = mkdtempSync(path.join(os.tmpdir(), 'aangan-mail-'));
  const server = await openSmtpServer();
  const refused = new Set<string>();
  server.answer = (command) =>
    [...refused].some((recipient) => command.toLowerCase().startsWith(`rcpt to:<${recipient}>`))
      ? '550 this mailbox does not exist'
      : undefined;
  server.received = ({ text }) => {
    const name = `${Date.now()}-${String(server.emails.length).padStart(6, '0')}.eml`;
    writeFileSync(path.join(outbox, name), text);
  };
  return { server, outbox, refused };
}

/** The services around the own site: a payment provider, a mail server and a server of map tiles. */
export async function openStandIns() {
  const provider = await startRazorpayStandIn({ keySecret, webhookSecrets: [webhookSecret] });
  const mail = await openMail();
  const tiles = await openTileServer();
  let site = '';
  const paymentOf = (id: string): StandInPayment => {
    const payment = provider.payments.find((one) => one.id === id);
    if (!payment) throw new Error('The stand-in knows no such payment.');
    return payment;
  };
  const commands = {
    orders: () => provider.orders,
    payment: paymentOf,
    refundsOf: (id: string) => provider.refunds.filter(({ payment_id }) => payment_id === id),
    /** A buyer pays an order: the payment, and what the provider's window gives the page. */
    pay: (orderId: string, status: string, fields: Partial<StandInPayment>) => {
      const payment = provider.pay(orderId, status, fields);
      return { payment, proof: provider.proofOf(payment) };
    },
    change: (id: string, status: string) => provider.change(paymentOf(id), status),
    refund: (id: string, amount: number) => void provider.refund(paymentOf(id), amount),
    blockCaptures: provider.blockCaptures,
    /** Makes the provider lose its next answer to a request for a new order. */
    dropOrder: () => provider.planFor('POST /v1/orders', 'drop'),
    /** Whether the provider answers 503 to whatever asks for orders. */
    ordersDown: (down: boolean) => {
      for (const kind of ['GET /v1/orders', 'POST /v1/orders'])
        provider.planFor(kind, ...Array.from({ length: down ? 100 : 0 }, () => 'down' as const));
    },
    /** Sends the provider's event about a payment to the webhook, `times` times at once. @returns the answers' statuses */
    tell: (id: string, { kind, times = 1 }: { kind?: string; times?: number } = {}) => {
      const event = provider.eventOf(paymentOf(id), kind);
      return Promise.all(Array.from({ length: times }, () => tellSite(event)));
    },
    /** Makes the mail server refuse this recipient. */
    refuseMail: (recipient: string) => void mail.refused.add(recipient),
    tilesAsked: () => tiles.asked,
    tileServer: () => tiles.url,
    /** Ends all that went wrong as planned. */
    calm: () => {
      provider.calm();
      provider.blockCaptures(false);
      mail.refused.clear();
    },
  };
  async function tellSite({ rawBody, signature, eventId }: ReturnType<typeof provider.eventOf>): Promise<number> {
    const answer = await fetch(`${site}/api/razorpay-webhook/`, {
      method: 'POST',
      body: new Uint8Array(rawBody),
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': eventId,
      },
    });
    return answer.status;
  }
  const control = await openControl(commands);
  return {
    commands,
    control: control.url,
    outbox: mail.outbox,
    /** The settings of a site that uses them. */
    settings: {
      RAZORPAY_KEY_ID: provider.account.keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_BASE: provider.account.apiBase,
      SMTP_URL: mail.server.url,
      MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.jpg`,
      MAP_TILES_ATTRIBUTION: '© Loopback Surveyors',
    },
    tellAddress: (address: string) => {
      site = address;
    },
    close: async () => {
      await Promise.all([provider.close(), mail.server.close(), close(tiles.server), close(control.server)]);
      rmSync(mail.outbox, { recursive: true, force: true });
    },
  };
}

/** Runs commands of other processes: `POST /name` with a list of arguments as JSON. */
async function openControl(commands: object): Promise<{ server: Server; url: string }> {
  const run = async (request: IncomingMessage): Promise<unknown> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const command = (commands as Record<string, (...args: unknown[]) => unknown>)[request.url?.slice(1) ?? ''];
    return command?.(...(JSON.parse(Buffer.concat(chunks).toString()) as unknown[]));
  };
  const server = await listen((request, response) => {
    void run(request).then(
      (result) => response.end(JSON.stringify(result ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return { server, url: `http://127.0.0.1:${portOf(server)}` };
}
