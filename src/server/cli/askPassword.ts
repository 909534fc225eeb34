import * as messages from '@messages/server/cli';
import { randomInt } from 'node:crypto';
import readline from 'node:readline';
import type { ReadStream } from 'node:tty';

const end = new Set(['\r', '\n', '\u0004']);
const [breakOff, eraseLine, escape] = ['\u0003', '\u0015', '\u001b'];

type Terminal = Pick<ReadStream, 'setRawMode' | 'on' | 'off' | 'resume' | 'pause' | 'setEncoding' | 'unshift'>;

/** Reads a line from a terminal without showing it; keeps input typed ahead for the next call. @throws Error on Ctrl-C */
export function readHidden(terminal: Terminal, tell: (text: string) => void, question: string): Promise<string> {
  tell(question);
  terminal.setRawMode(true);
  terminal.setEncoding('utf8');
  terminal.resume();
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const finish = (rest: string, settle: () => void) => {
      terminal.off('data', hear);
      terminal.setRawMode(false);
      terminal.pause();
      if (rest) terminal.unshift(rest);
      tell('\n');
      settle();
    };
    const hear = (chunk: string) => {
      // an arrow or another key without a character
      if (chunk.startsWith(escape)) return;
      const signs = [...chunk];
      for (const [at, sign] of signs.entries()) {
        if (end.has(sign)) return finish(signs.slice(at + 1).join(''), () => resolve(typed.join('')));
        if (sign === breakOff) return finish('', () => reject(new Error(messages.cancelled)));
        if (sign === eraseLine) typed = [];
        else if (sign === '\u007f' || sign === '\b') typed = typed.slice(0, -1);
        else if (sign >= ' ') typed.push(sign);
      }
    };
    terminal.on('data', hear);
  });
}

/** Asks for a new password twice, hidden. @throws Error when the answers differ, or on Ctrl-C */
export async function readTwice(terminal: Terminal, tell: (text: string) => void): Promise<string> {
  const password = await readHidden(terminal, tell, 'Password: ');
  if (password !== (await readHidden(terminal, tell, messages.onceMore)))
    throw new Error(messages.thePasswordsDoNotMatch);
  return password;
}

/** The first line of piped input; empty when there is none. */
export async function readPiped(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of readline.createInterface({ input })) return line;
  return '';
}

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random password (117 bits) of unambiguous characters, in groups that can be read aloud. */
export function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
