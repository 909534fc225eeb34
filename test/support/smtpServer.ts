/*
 * A mail server for tests on a free port:
 *   const office = await openSmtpServer();   office.url, office.emails: the received { from, to, text }[]
 *   office.answer = (command) => '451 later'  overrides responses to commands; undefined keeps the default
 *   office.received = (email) => …           hears of each email
 */
import net from 'node:net';

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Headers and body without dot-stuffing. */
  text: string;
}

export interface SmtpServer {
  url: string;
  emails: ReceivedEmail[];
  answer: (command: string) => string | undefined | Promise<string | undefined>;
  received: (email: ReceivedEmail) => void;
  close(): Promise<void>;
}

export async function openSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<net.Socket>();
  const office: SmtpServer = {
    url: '',
    emails: [],
    answer: () => undefined,
    received: () => {},
    close: async () => {},
  };
  const server = net.createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => undefined));
    void converse(socket, office).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  office.url = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  office.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      sockets.forEach((socket) => socket.destroy());
    });
  return office;
}

async function converse(socket: net.Socket, office: SmtpServer): Promise<void> {
  let email: ReceivedEmail = { from: '', to: [], text: '' };
  let inside = false;
  let rest = '';
  socket.write('220 test\r\n');
  for await (const chunk of socket.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (inside && line !== '.') {
        email.text += `${line.replace(/^\.\./, '.')}\n`;
        continue;
      }
      const refusal = await office.answer(line);
      if (refusal) {
        inside = false;
        socket.write(`${refusal}\r\n`);
        continue;
      }
      if (inside) {
        office.emails.push(email);
        office.received(email);
        email = { from: '', to: [], text: '' };
        inside = false;
      } else if (/^MAIL FROM:/i.test(line)) email.from = addressIn(line);
      else if (/^RCPT TO:/i.test(line)) email.to.push(addressIn(line));
      else if (/^DATA$/i.test(line)) inside = true;
      socket.write(inside ? '354 go on\r\n' : '250 well\r\n');
    }
  }
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';
