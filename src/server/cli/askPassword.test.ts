import { PassThrough, Readable } from 'node:stream';
import { makePassword, readHidden, readPiped, readTwice } from './askPassword';

/** A minimal terminal with an input for typed keys and a record of its output. */
class Terminal extends PassThrough {
  readonly modes: boolean[] = [];
  shown = '';
  readonly tell = (text: string) => {
    this.shown += text;
  };

  setRawMode(raw: boolean): this {
    this.modes.push(raw);
    return this;
  }
}

let terminal: Terminal;
beforeEach(() => {
  terminal = new Terminal();
});

const ask = (question = 'Password: ') => readHidden(terminal as never, terminal.tell, question);
const turn = () => new Promise(setImmediate);
async function type(...chunks: string[]): Promise<void> {
  for (const chunk of chunks) {
    terminal.write(chunk);
    await turn();
  }
}

describe('a password prompt on a terminal', () => {
  it.each<[string, string[], string]>([
    ['typed sign by sign', [...'wells', '\r'], 'wells'],
    ['pasted', ['nine wells\n'], 'nine wells'],
    ['ended with Ctrl-D', ['wells', '\u0004'], 'wells'],
    ['with a sign taken back', ['welks', '\u007f', '\b', 'ls', '\r'], 'wells'],
    ['with more taken back than was there', ['a', '\u007f\u007f', 'wells\r'], 'wells'],
    ['begun again with Ctrl-U', ['wrong one', '\u0015', 'wells\r'], 'wells'],
    ['beyond the common alphabet, taken back by whole signs', ['आँगन🏡', '\u007f', '₹\r'], 'आँगन₹'],
    ['with keys between that write nothing', ['we', '\u001b[A', 'l', '\u001b[3~', '\t', 'ls\r'], 'wells'],
    ['that is empty', ['\r'], ''],
  ])('%s is read without an echo', async (_, typed, password) => {
    const answer = ask();
    await type(...typed);
    expect(await answer).toBe(password);
    expect(terminal.shown).toBe('Password: \n');
  });

  it('is decoded correctly when its bytes arrive in pieces', async () => {
    const answer = ask();
    for (const byte of Buffer.from('₹ and ₹\r')) {
      terminal.write(Buffer.from([byte]));
      await turn();
    }
    expect(await answer).toBe('₹ and ₹');
  });

  it('restores the terminal after an answer or an interruption', async () => {
    const answered = ask();
    await type('wells\r');
    await answered;
    const brokenOff = ask();
    await Promise.all([type('wel', '\u0003'), expect(brokenOff).rejects.toThrow('Cancelled. Nothing was changed.')]);
    expect(terminal.modes).toEqual([true, false, true, false]);
    expect([terminal.isPaused(), terminal.listenerCount('data')]).toEqual([true, 0]);
  });

  it('accepts equal entries, and refuses a different second one', async () => {
    const same = readTwice(terminal as never, terminal.tell);
    await type('nine wells\r', 'nine wells\r');
    expect(await same).toBe('nine wells');
    const different = readTwice(terminal as never, terminal.tell);
    await Promise.all([
      type('nine wells\r', 'nine walls\r'),
      expect(different).rejects.toThrow('The passwords do not match. Nothing was changed. Try again.'),
    ]);
    expect(terminal.shown).toBe('Password: \nOnce more: \n'.repeat(2));
  });

  it('uses lines typed ahead, one for each prompt', async () => {
    terminal.write('nine wells\rnine wel');
    const first = await ask();
    const second = ask('Once more: ');
    await type('ls\r');
    expect([first, await second]).toEqual(['nine wells', 'nine wells']);
    expect(terminal.shown).toBe('Password: \nOnce more: \n');
  });
});

describe('a piped password', () => {
  it.each([
    ['one line', ['nine wells\n'], 'nine wells'],
    ['no end of the line', ['nine ', 'wells'], 'nine wells'],
    ['the ends of lines of Windows', ['nine wells\r\n'], 'nine wells'],
    ['more lines', ['nine wells\nand more\n'], 'nine wells'],
    ['an empty line', ['\nnine wells\n'], ''],
    ['nothing', [], ''],
  ])('is the first line, of %s', async (_, chunks, password) => {
    expect(await readPiped(Readable.from(chunks.map((chunk) => Buffer.from(chunk))))).toBe(password);
  });
});

describe('a generated password', () => {
  const made = Array.from({ length: 300 }, makePassword);

  it('has four groups of unambiguous characters, and is never repeated', () => {
    for (const password of made)
      expect(password).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{5}(-[a-km-np-zA-HJ-NP-Z2-9]{5}){3}$/);
    expect(new Set(made).size).toBe(made.length);
  });

  it('uses all characters equally often', () => {
    const counts = new Map<string, number>();
    for (const sign of made.join('').replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const expected = (made.length * 20) / 55;
    expect(counts.size).toBe(55);
    // seven standard deviations, which chance does not reach
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
  });
});
