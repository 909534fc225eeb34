import { readFileSync } from 'node:fs';
import path from 'node:path';

it('S9 the server’s bundle is all ASCII: any other character would double the memory of its text', () => {
  const bundle = readFileSync(path.resolve(__dirname, '../../dist/server/main.cjs'), 'utf8');
  expect([...bundle.matchAll(/.{0,60}\P{ASCII}.{0,20}/gu)].map(([place]) => place)).toEqual([]);
});
