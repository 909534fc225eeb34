import { minuteInMs } from '@contract/durations';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { QueuedEmail } from './emailStore';
import { type AttachedFile, readableMessage, toMessage } from './message';

/** Where emails go. */
export interface MailSettings {
  /** Undefined: into files beside the data. */
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** Delivers an email; when `send` resolves, it has been handed over. */
export interface EmailTransport {
  /** @throws once `cut` is aborted: it does not wait for a mail server that hangs */
  send(email: QueuedEmail, cut: AbortSignal, attachments?: readonly AttachedFile[]): Promise<void>;
  close(): void;
}

/** How many emails are sent at the same time. */
export const concurrentEmails = 2;

/** The configured transport: a mail server, or the folder `outbox` beside the data. */
export function createEmailTransport({ smtpUrl, mailFrom, dataDir }: MailSettings): EmailTransport {
  return smtpUrl ? overSmtp(smtpUrl, mailFrom) : intoFolder(path.join(dataDir, 'outbox'), mailFrom);
}

/** Loaded with the first email: a start need not wait for it. */
const library = () => import(/* webpackMode: "eager" */ 'nodemailer');

function overSmtp(url: string, from: string): EmailTransport {
  const opened = openedOnce(async () =>
    (await library()).createTransport({
      url,
      pool: true,
      maxConnections: concurrentEmails,
      connectionTimeout: 15_000,
      greetingTimeout: 30_000,
      socketTimeout: minuteInMs,
    }),
  );
  return {
    send: async (email, signal, attachments) =>
      void (await (await opened.get()).sendMail({ ...toMessage(email, from, attachments), signal })),
    close: opened.close,
  };
}

/** Opens a transport when it is first needed; one that could not be opened is tried again with the next email. */
export function openedOnce<Transport extends { close(): void }>(open: () => Promise<Transport>) {
  let transport: Promise<Transport> | undefined;
  return {
    get: () =>
      (transport ??= open().catch((error: unknown) => {
        transport = undefined;
        throw error;
      })),
    // one that could not be opened needs no closing
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        () => undefined,
      ),
  };
}

/** Writes files whose names sort by the time the emails were queued. Sending an email twice writes one file. */
function intoFolder(folder: string, from: string): EmailTransport {
  const opened = openedOnce(async () =>
    (await library()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    send: async (email, _cut, attachments) => {
      const { message } = await (await opened.get()).sendMail(toMessage(email, from, attachments));
      const time = email.createdAt.toISOString().replace(/:/g, '-');
      await writeWhole(folder, `${time}-${String(email.id).padStart(10, '0')}.eml`, readableMessage(message as Buffer));
    },
    close: opened.close,
  };
}

/** Writes a file completely and durably, or not at all. Emails contain tokens, so only the owner may read them. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `.${name}.${process.pid}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path.join(folder, name));
  if (process.platform !== 'win32') await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
