import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@server/settings';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names that `settings.ts` and the payment provider's adapter read. */
const settings = [
  ...new Set([
    ...[...read('src/server/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): (?:text|whole|hops)/gm)].map(
      ([, name]) => name ?? '',
    ),
    ...[...read('src/server/payments/gateways/razorpay/razorpayAccount.ts').matchAll(/\bread\('([A-Z_]+)'\)/g)].map(
      ([, name]) => `RAZORPAY_${name}`,
    ),
  ]),
];
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name ?? '', value ?? '']),
);

it('.env.example names every setting of the server and no other', () => {
  expect(settings.length).toBeGreaterThan(20);
  expect([...example.keys()].sort()).toEqual([...settings].sort());
});

it('.env.example holds the defaults', () => {
  expect(readSettings(Object.fromEntries(example))).toEqual(readSettings({}));
});

it('.env.example holds no secret', () => {
  const secret = [...example].filter(([name, value]) => /SECRET|PASSWORD|KEY|URL$/.test(name) && value !== '');
  expect(secret).toEqual([]);
});

it.each(settings)('README explains %s', (name) => {
  if (name === 'NODE_ENV') return expect(read('docs/operation.md')).toContain(name);
  expect(read('README.md')).toContain(`\`${name}\``);
});
