import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Loader = (this: object, text: string) => string;
const inlineMessages = jest.requireActual<Loader>('../../config/webpack/inlineMessages.cjs');

const catalogue = `
export const greeting = 'Good morning';
export const welcome = (name: string) => \`\${greeting}, \${name}\`;
export const hidden = (greeting: string) => greeting;
export function countdown(from: number): string { return from === 0 ? 'Go' : countdown(from - 1); }
`;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-catalogue-'));
  mkdirSync(path.join(folder, 'app'));
  writeFileSync(path.join(folder, 'app/hall.ts'), catalogue);
});
afterAll(() => rmSync(folder, { recursive: true }));

const inlined = (file: string, body: string) =>
  inlineMessages.call(
    { getOptions: () => ({ folder }), addDependency: () => undefined, resourcePath: `/src/${file}` },
    `import * as messages from '@messages/app/hall';\n${body}`,
  );

describe('the sentences of a file', () => {
  it('come into it with those that they contain, and no others', () => {
    const text = inlined('Hall.tsx', 'export const Hall = () => <p>{messages.welcome("Asha")}</p>;');
    expect(text).toContain('{messages_welcome("Asha")}');
    expect(text).toContain("const messages_greeting = 'Good morning';");
    expect(text).not.toContain('countdown');
    expect(text).not.toContain('messages.');
  });

  it('are found behind a generic function in a file without JSX', () => {
    const text = inlined(
      'hall.ts',
      'const same = <Value>(value: Value) => value;\nexport const hall = messages.greeting;',
    );
    expect(text).toContain('export const hall = messages_greeting;');
  });

  it('may call themselves, and a parameter may have the name of another', () => {
    expect(inlined('hall.ts', 'export const hall = messages.countdown(3);')).toContain('messages_countdown(from - 1)');
    expect(inlined('hall.ts', 'export const hall = messages.hidden("x");')).toContain('(greeting: string) => greeting');
  });

  it('must be in the catalogue', () => {
    expect(() => inlined('hall.ts', 'export const hall = messages.farewell;')).toThrow(/lacks the sentence "farewell"/);
  });
});
