import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { forgetBounce } from './bounces';
import { type EmailDelivery, deliverEmailsJob, retryDelayAfter, startDelivery } from './deliver';
import { makeDue } from './officeEmailStore';
import { emailChannel, queueEmail, queueEmails, queueEncryptedEmail } from './outbox';
import type { Settings } from '../settings';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import { openSmtpServer, type SmtpServer } from '../../../test/support/smtpServer';

const secret = Buffer.alloc(32, 5);
const mailFrom = 'Aangan Estates <office@aangan.example>';

/** A received email as its recipient reads it: its words are sent as quoted-printable. */
const asRead = (text = '') =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

describeOnBoth('delivering the outbox', (database) => {
  let office: SmtpServer;
  let dataDir: string;
  let later = 0;
  const started: EmailDelivery[] = [];
  beforeEach(async () => {
    later = 0;
    office = await openSmtpServer();
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-mail-'));
    await database().run(sql`delete from mail`);
    await database().run(sql`delete from bounced_address`);
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((delivery) => delivery.stop()));
    await office.close();
    fs.rmSync(dataDir, { recursive: true });
  });

  function start(settings: Partial<Settings> = { smtpUrl: office.url }): EmailDelivery {
    const delivery = startDelivery({
      database: database(),
      secret,
      settings: {
        mailFrom,
        dataDir,
        smtpUrl: undefined,
        publicUrl: 'https://aangan.test',
        company: { email: 'desk@aangan.example', phone: '', address: '' },
        ...settings,
      } as Settings,
      now: () => new Date(Date.now() + later),
    });
    started.push(delivery);
    return delivery;
  }
  const queue = (to: string, subject = 'A subject', body = 'A body') =>
    queueEmail(database(), { kind: 'meeting', to, subject, parts: [body] });
  const row = () =>
    database().row<{
      id: number;
      tries: number;
      sentAt: Date | null;
      failure: string | null;
      body: string;
      nextTryAt: Date;
      createdAt: Date;
    }>(
      sql`select id, tries, sent_at as "sentAt", failure, body, next_try_at as "nextTryAt", created_at as "createdAt" from mail order by id desc limit 1`,
    );
  const files = () => fs.readdirSync(path.join(dataDir, 'outbox')).sort();

  it('sends pending emails completely, once, and deletes their text', async () => {
    await queue(
      'asha@people.example',
      'Ihr Zuhause – ₹ 1,50,00,000',
      'Namaste,\n.\n..and a dot\nhttps://aangan.test/x?token=abc',
    );
    await database().run(sql`update mail set created_at = now() - interval '2 hours'`);
    const delivery = start();
    await delivery.wake();
    await delivery.wake();
    expect(office.emails).toHaveLength(1);
    const [{ from, to, text } = { from: '', to: [], text: '' }] = office.emails;
    const sent = await row();
    expect([from, to]).toEqual(['office@aangan.example', ['asha@people.example']]);
    expect(text).toContain('From: Aangan Estates <office@aangan.example>\n');
    expect(text).toContain('To: asha@people.example\n');
    expect(text).toContain(`Message-ID: <mail-${sent?.id}-${sent?.createdAt.getTime()}@aangan.example>\n`);
    expect(text).toContain(`Date: ${sent?.createdAt.toUTCString().replace('GMT', '+0000')}\n`);
    expect(asRead(text)).toContain('\n.\n..and a dot\nhttps://aangan.test/x?token=abc');
    expect(sent).toMatchObject({ tries: 1, failure: null, body: '', sentAt: expect.any(Date) });
  });

  it('R28 stores an email with a token encrypted until it is sent', async () => {
    const text = 'Choose a new password here:\nhttps://aangan.test/reset-password?token=k3y';
    await queueEncryptedEmail(
      database(),
      { kind: 'meeting', to: 'asha@people.example', subject: 'A new password', parts: [text] },
      secret,
    );
    const waiting = (await row())?.body ?? '';
    expect(waiting).not.toBe('');
    for (const seen of [waiting, Buffer.from(waiting, 'base64').toString('latin1')])
      expect(seen).not.toMatch(/token|k3y|password/);
    await start().wake();
    expect(asRead(office.emails[0]?.text)).toContain('https://aangan.test/reset-password?token=k3y');
    expect((await row())?.body).toBe('');
  });

  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Ein Gespräch\r\nEND:VCALENDAR\r\n';

  it.each([
    ['open', queueEmail],
    ['sealed', queueEncryptedEmail],
  ] as const)('sends a calendar entry with the text of an email stored %s, and deletes both', async (_how, postIt) => {
    await postIt(
      database(),
      { kind: 'meeting', to: 'asha@people.example', subject: 'A meeting', parts: ['See you'], calendar },
      secret,
    );
    await start().wake();
    const text = office.emails[0]?.text ?? '';
    expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(text).toContain('filename=invite.ics');
    expect(text).toContain('See you');
    expect(
      Buffer.from(/text\/calendar[^]*?base64\n\n([A-Za-z0-9+/=\n]+)/.exec(text)?.[1] ?? '', 'base64').toString(),
    ).toBe(calendar);
    expect(await database().row(sql`select body, calendar from mail`)).toEqual({ body: '', calendar: '' });
  });

  it('keeps the calendar entries of many emails with the emails they belong to', async () => {
    await queueEmails(database(), [
      { kind: 'meeting', to: 'one@people.example', subject: 'One', parts: [''], calendar },
      { kind: 'meeting', to: 'two@people.example', subject: 'Two', parts: [''] },
    ]);
    expect(await database().rows(sql`select recipient, calendar from mail order by id`)).toEqual([
      { recipient: 'one@people.example', calendar },
      { recipient: 'two@people.example', calendar: '' },
    ]);
  });

  it('writes an email with a calendar entry so that its text can still be read', async () => {
    await queueEmail(database(), {
      kind: 'meeting',
      to: 'asha@people.example',
      subject: 'A meeting',
      parts: [`₹99 = paid\n\nhttp://127.0.0.1:3000/meetings/7?${'a'.repeat(80)}`],
      calendar,
    });
    await start({}).wake();
    const text = fs.readFileSync(path.join(dataDir, 'outbox', files()[0] ?? ''), 'utf8');
    expect(text).toContain(`₹99 = paid\r\n\r\nhttp://127.0.0.1:3000/meetings/7?${'a'.repeat(80)}`);
    expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
  });

  it('does not send an email that it cannot decrypt, and logs it', async () => {
    await queueEncryptedEmail(
      database(),
      { kind: 'meeting', to: 'asha@people.example', subject: 'A new password', parts: ['k3y'] },
      Buffer.alloc(32, 6),
    );
    await start().wake();
    expect([office.emails, await row()]).toMatchObject([
      [],
      { tries: 1, sentAt: null, failure: expect.stringContaining('authenticate') },
    ]);
  });

  it('sends many emails queued at once, and none for an empty list', async () => {
    await queueEmails(database(), []);
    expect(await row()).toBeUndefined();
    await queueEmails(database(), [
      { kind: 'meeting', to: 'one@people.example', subject: 'One “quoted”', parts: ['a\nb'] },
      { kind: 'meeting', to: 'two@people.example', subject: 'Two', parts: [''] },
    ]);
    await start().wake();
    expect(
      office.emails
        .map(({ to }) => to)
        .flat()
        .sort(),
    ).toEqual(['one@people.example', 'two@people.example']);
  });

  it('sends an email as soon as its transaction commits, and none after a rollback', async () => {
    const delivery = start();
    await delivery.wake();
    await database()
      .transaction(async (tx) => {
        await queueEmail(tx, { kind: 'meeting', to: 'undone@people.example', subject: '', parts: [''] });
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    const started = new Promise<void>((resolve) => {
      office.answer = (command) => void (command === '.' && resolve());
    });
    await database().transaction((tx) =>
      queueEmail(tx, { kind: 'meeting', to: 'kept@people.example', subject: '', parts: [''] }),
    );
    await started;
    await delivery.wake();
    expect(office.emails.map(({ to }) => to)).toEqual([['kept@people.example']]);
  });

  it('deliver-emails sends what no notification announced, and records what was sent since its last run', async () => {
    const delivery = start();
    await delivery.wake();
    await queue('early@people.example');
    await queue('late@people.example');
    await database().run(
      sql`update mail set next_try_at = ${new Date(Date.now() + hourInMs)} where recipient like 'late%'`,
    );
    const { run } = deliverEmailsJob(delivery);
    const deps = { database: database(), now: () => new Date() };
    later = 2 * hourInMs;
    expect(await run(deps, async () => true)).toEqual({ sent: 2, failed: 0 });
    expect(await run(deps, async () => true)).toEqual({ sent: 0, failed: 0 });
    expect(office.emails.map(({ to }) => to).sort()).toEqual([['early@people.example'], ['late@people.example']]);
  });

  it('retries a refused email after a minute, then with growing delays, with the same Message-ID', async () => {
    await queue('asha@people.example');
    const seen: string[] = [];
    office.answer = (command) => (command === '.' ? '451 come back later' : undefined);
    const delivery = start();
    for (let tries = 1; tries <= 4; tries += 1) {
      await delivery.wake();
      await delivery.wake();
      const waiting = await row();
      expect(waiting).toMatchObject({
        tries,
        sentAt: null,
        failure: expect.stringContaining('come back later'),
        body: expect.stringMatching(/^A body\n/),
      });
      expect(
        Math.abs((waiting?.nextTryAt.getTime() ?? 0) - (Date.now() + later + retryDelayAfter(tries))),
      ).toBeLessThan(5_000);
      later += retryDelayAfter(tries) + 5_000;
    }
    office.answer = () => undefined;
    await delivery.wake();
    seen.push(...office.emails.map(({ text }) => /Message-ID: (.*)/.exec(text)?.[1] ?? ''));
    expect(seen).toEqual([expect.stringMatching(/^<mail-\d+-\d+@aangan\.example>$/)]);
    expect(await row()).toMatchObject({ tries: 5, failure: null, sentAt: expect.any(Date) });
  });

  it('R48 sends nothing more to an address that bounced for good, until it is confirmed again or the office retries', async () => {
    await makeAccount(database(), { email: 'Gone@people.example' });
    const first = await queue('gone@people.example');
    await queue('gone@people.example', 'queued meanwhile');
    office.answer = (command) => (/RCPT TO:<gone/.test(command) ? '550 5.1.1 no such user here' : undefined);
    const delivery = start();
    await delivery.wake();
    later += dayInMs;
    await delivery.wake();
    const held = await database().rows(sql`select tries, bounced_at is null as waits, failure from mail order by id`);
    expect(held.map((mail) => mail)).toEqual([
      { tries: expect.any(Number), waits: false, failure: expect.stringContaining('no such user here') },
      { tries: expect.any(Number), waits: false, failure: expect.stringContaining('no such user here') },
    ]);
    const account = sql`select email_verified_at from account where lower(email) = 'gone@people.example'`;
    expect(await database().row(account)).toEqual({ email_verified_at: null });

    office.answer = () => undefined;
    expect(await queue('GONE@people.example')).toBe(0);
    await queueEmails(database(), [
      { kind: 'newsletter', to: 'gone@people.example', subject: 'A newsletter', parts: ['A body'] },
      { kind: 'newsletter', to: 'asha@people.example', subject: 'A newsletter', parts: ['A body'] },
    ]);
    await queueEmail(database(), {
      kind: 'confirm_address',
      to: 'gone@people.example',
      subject: 'Confirm',
      parts: ['A link'],
    });
    await delivery.wake();
    const sent = () => office.emails.map(({ to, text }) => [to[0], /Subject: (.*)/.exec(text)?.[1]]);
    expect(sent()).toEqual(
      expect.arrayContaining([
        ['asha@people.example', 'A newsletter'],
        ['gone@people.example', 'Confirm'],
      ]),
    );
    expect(sent()).toHaveLength(2);

    await forgetBounce(database(), 'Gone@people.example');
    await makeDue(database(), first, new Date(Date.now() + later), emailChannel);
    await queue('gone@people.example', 'News');
    await delivery.wake();
    expect(sent().slice(2).sort()).toEqual([
      ['gone@people.example', 'A subject'],
      ['gone@people.example', 'News'],
    ]);
  });

  it('R48 tries again what was refused for another reason than the address, and what the office itself refuses', async () => {
    await queue('asha@people.example');
    await queue('desk@aangan.example');
    office.answer = (command) =>
      /RCPT TO:<asha/.test(command) ? '550 5.7.1 not from here' : /RCPT/.test(command) ? '550 5.1.1 nobody' : undefined;
    const delivery = start();
    await delivery.wake();
    later += hourInMs;
    office.answer = () => undefined;
    await delivery.wake();
    expect(office.emails.map(({ to }) => to[0]).sort()).toEqual(['asha@people.example', 'desk@aangan.example']);
  });

  it('is not blocked by a refused email or an unreachable mail server', async () => {
    await queue('refused@people.example');
    await queue('fine@people.example');
    office.answer = (command) => (/RCPT TO:<refused/.test(command) ? '550 nobody here' : undefined);
    const delivery = start();
    await delivery.wake();
    expect(office.emails.map(({ to }) => to)).toEqual([['fine@people.example']]);
    await office.close();
    await queue('lost@people.example');
    await delivery.wake();
    expect(await row()).toMatchObject({ tries: 1, sentAt: null, failure: expect.any(String) });
  });

  it('sends each email once with any number of workers', async () => {
    for (let number = 0; number < 12; number += 1) await queue(`reader${number}@people.example`);
    await Promise.all([start(), start(), start()].map((delivery) => delivery.wake()));
    expect(office.emails.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, number) => `reader${number}@people.example`).sort(),
    );
  });

  it('sends outside of transactions, and again ten minutes after a worker died', async () => {
    await queue('asha@people.example');
    let between: unknown;
    office.answer = async (command) => {
      if (command === '.') between = await database().row(sql`select tries, sent_at as "sentAt" from mail`);
      return undefined;
    };
    const delivery = start();
    await delivery.wake();
    expect(between).toEqual({ tries: 1, sentAt: null });
    await database().run(sql`update mail set sent_at = null, next_try_at = ${new Date(Date.now() + 10 * minuteInMs)}`);
    await delivery.wake();
    expect(office.emails).toHaveLength(1);
    later = 11 * minuteInMs;
    await delivery.wake();
    expect(office.emails).toHaveLength(2);
    expect(new Set(office.emails.map(({ text }) => /Message-ID: .*/.exec(text)?.[0])).size).toBe(1);
  });

  it('waits for the current email when it stops, and takes no other', async () => {
    for (let number = 0; number < 4; number += 1) await queue(`reader${number}@people.example`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const underWay = new Promise<void>((resolve) => {
      office.answer = async (command) => {
        if (command === '.') resolve();
        if (command === '.') await held;
        return undefined;
      };
    });
    const delivery = start();
    await underWay;
    const stopped = delivery.stop();
    release();
    await stopped;
    const sent = await database().rows(sql`select id from mail where sent_at is not null`);
    expect([sent.length, office.emails.length]).toEqual([2, 2]);
    await queue('after@people.example');
    await delivery.wake();
    expect(office.emails).toHaveLength(2);
  });

  it('R32 aborts an email when the mail server hangs, and sends it once after the next start', async () => {
    await queue('asha@people.example');
    const never = new Promise<undefined>(() => undefined);
    const hanging = new Promise<void>((resolve) => {
      office.answer = (command) => {
        if (!/^MAIL FROM/i.test(command)) return undefined;
        resolve();
        return never;
      };
    });
    const delivery = start();
    await hanging;
    const from = performance.now();
    await delivery.stop();
    expect(performance.now() - from).toBeLessThan(8_000);
    const waiting = await row();
    expect(waiting).toMatchObject({ sentAt: null, body: expect.stringMatching(/^A body\n/) });
    expect(waiting?.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
    office.answer = () => undefined;
    await start().wake();
    expect(office.emails.map(({ to }) => to)).toEqual([['asha@people.example']]);
  });

  it('prevents injected headers and recipients', async () => {
    const evil = 'x\r\nBcc: evil@people.example\r\n\r\nanother body';
    await queue('asha@people.example', evil, 'A body');
    await queue('asha@people.example\r\nBcc: evil@people.example');
    await queue('asha@people.example, evil@people.example');
    await queue('Asha <evil@people.example>');
    await start().wake();
    expect(office.emails.map(({ to }) => to)).toEqual([['asha@people.example']]);
    expect(office.emails[0]?.text.split('\n\n')[0]).not.toMatch(/^(bcc:|another)/im);
    expect(office.emails[0]?.text).toContain('Subject: x Bcc: evil@people.example another body\n');
    const refused = await database().rows<{ failure: string }>(sql`select failure from mail where sent_at is null`);
    expect(refused.map(({ failure }) => failure)).toEqual(
      Array(3).fill('The recipient is not a single email address.'),
    );
  });

  it('writes readable files with links that can be copied', async () => {
    const body = `₹ = rupees =3D\n\nhttp://127.0.0.1:3000/reset-password?token=${'a'.repeat(80)}\n\nContent-Transfer-Encoding: quoted-printable`;
    await queue('asha@people.example', 'A subject', body);
    await start({}).wake();
    const text = fs.readFileSync(path.join(dataDir, 'outbox', files()[0] ?? ''), 'utf8');
    expect(text).toMatch(/\r\nContent-Type: text\/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n/);
    expect(text).toContain(`\r\n\r\n${body.replace(/\n/g, '\r\n')}\r\n\r\n`);
  });

  it('writes complete files, sorted by time, without a mail server', async () => {
    for (const to of ['first@people.example', 'second@people.example', 'third@people.example'])
      await queue(to, `To ${to}`);
    await start({}).wake();
    expect(files()).toHaveLength(3);
    expect(files().every((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\d{10}\.eml$/.test(name))).toBe(true);
    const texts = files().map((name) => fs.readFileSync(path.join(dataDir, 'outbox', name), 'utf8'));
    expect(texts.map((text) => /^To: (\w+)@/m.exec(text)?.[1])).toEqual(['first', 'second', 'third']);
    expect(texts[0]).toMatch(
      /\r\nFrom: Aangan Estates <office@aangan\.example>\r\n[\s\S]*\r\n\r\nA body\r\n\r\n[\s\S]*--\r\n$/,
    );
    expect(fs.statSync(path.join(dataDir, 'outbox', files()[0] ?? '')).mode & 0o777).toBe(0o600);
    await database().run(
      sql`update mail set sent_at = null, next_try_at = now() - interval '1 minute', body = 'A body'`,
    );
    await start({}).wake();
    expect(files()).toHaveLength(3);
  });
});

describe('the delay between attempts', () => {
  it('doubles from a minute up to a day', () => {
    expect([1, 2, 3, 10, 11, 12, 5_000].map((tries) => retryDelayAfter(tries) / minuteInMs)).toEqual([
      1, 2, 4, 512, 1_024, 1_440, 1_440,
    ]);
  });
});
