import { readMessage } from './readMessage';

const raw = (headers: Record<string, string>, body = 'Yes, at ten.') =>
  Buffer.from(
    `${Object.entries({ From: 'Asha Rao <asha@people.example>', To: 'office@reply.example', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body.replaceAll('\n', '\r\n')}`,
  );
const multipart = (kind: string, ...parts: string[]) =>
  raw(
    { 'MIME-Version': '1.0', 'Content-Type': `multipart/${kind}; boundary=part` },
    `${parts.map((part) => `--part\n${part}\n`).join('')}--part--\n`,
  );

describe('an incoming email', () => {
  it('is read with its sender, recipients, subject and text', async () => {
    const headers = {
      'Message-ID': '<1@people.example>',
      Cc: 'Ravi <ravi@people.example>',
      'X-Original-To': 'office+12-abc@reply.example',
      Subject: '=?utf-8?B?UmU6IOCkmOCksA==?=',
    };
    expect(await readMessage(raw(headers))).toEqual({
      messageId: '<1@people.example>',
      from: { name: 'Asha Rao', address: 'asha@people.example' },
      to: ['office@reply.example', 'ravi@people.example', 'office+12-abc@reply.example'],
      subject: 'Re: घर',
      text: 'Yes, at ten.',
      attached: [],
      isAutomatic: false,
    });
  });

  it('is read in every encoding of its text', async () => {
    const hindi = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': 'base64' };
    expect((await readMessage(raw(hindi, Buffer.from('दस बजे').toString('base64'))))?.text).toBe('दस बजे');
    const western = {
      'Content-Type': 'text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding': 'quoted-printable',
    };
    expect((await readMessage(raw(western, 'caf=E9 =\nat ten')))?.text).toBe('café at ten');
  });

  it('of HTML alone gives the words that a reader sees', async () => {
    const html = '<style>p{}</style><p>Yes,<br>at <b>ten</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const text = (await readMessage(raw({ 'Content-Type': 'text/html; charset=utf-8' }, html)))?.text;
    expect(text).toContain('Yes,\nat ten.');
    expect(text).not.toMatch(/alert|style|<|onerror/);
    const both = multipart('alternative', 'Content-Type: text/html\n\n<p>Yes, at <b>ten</b>.</p>');
    expect((await readMessage(both))?.text).toContain('Yes, at ten.');
  });

  it('names attached files and does not keep them', async () => {
    const file =
      'Content-Type: application/pdf; name="plan.pdf"\nContent-Disposition: attachment; filename="plan.pdf"\n\n%PDF';
    const message = await readMessage(multipart('mixed', 'Content-Type: text/plain\n\nThe plan.', file));
    expect(message).toMatchObject({ text: 'The plan.', attached: ['plan.pdf'] });
  });

  it('has the same id each time it is brought, also without a Message-ID', async () => {
    const [one, again, other] = await Promise.all([raw({}), raw({}), raw({}, 'At noon.')].map(readMessage));
    expect(one?.messageId).toBe(again?.messageId);
    expect(one?.messageId).not.toBe(other?.messageId);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['an answering machine', { 'Auto-Submitted': 'auto-replied' }, true],
    ['a person whose program says so', { 'Auto-Submitted': 'no' }, false],
    ['a mailing list', { 'List-Id': '<news.example>' }, true],
    ['bulk', { Precedence: 'bulk' }, true],
    ['a returned email', { 'Return-Path': '<>' }, true],
    ['a person with a return path', { 'Return-Path': '<asha@people.example>' }, false],
    ['a report of delivery', { 'Content-Type': 'multipart/report; boundary=x' }, true],
    ['a mail server', { From: 'MAILER-DAEMON@mx.example' }, true],
  ])('knows whether a program sent it: %s', async (_name, headers, expected) => {
    expect((await readMessage(raw(headers)))?.isAutomatic).toBe(expected);
  });

  it('ends marks of direction, and replaces what cannot be stored', async () => {
    const message = await readMessage(raw({ 'Content-Type': 'text/plain; charset=utf-8' }, 'a\u202eb\0c'));
    expect(message?.text).toBe('a\u202eb\ufffdc\u202c');
  });

  it('without a sender is none', async () => {
    expect(await readMessage(Buffer.from('Hello'))).toBeUndefined();
    expect(await readMessage(Buffer.alloc(0))).toBeUndefined();
    expect(await readMessage(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 31) % 256)))).toBeUndefined();
  });
});
