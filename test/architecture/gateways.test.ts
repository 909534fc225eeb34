import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { providerIds } from '@server/payments/gateways/registry';

const source = path.resolve(__dirname, '../../src');
const gateways = path.join(source, 'server/payments/gateways');

const adapters = readdirSync(gateways, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(adapters)('the gateway %s runs the conformance suite', (adapter) => {
  const folder = path.join(gateways, adapter);
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  expect(tests.some((file) => readFileSync(path.join(folder, file), 'utf8').includes('describeGateway('))).toBe(true);
});

it.each(providerIds)('the provider %s has a payment sheet that the checkout loads by its id', (id) => {
  expect(existsSync(path.join(source, `app/features/checkout/sheets/${id}Sheet.ts`))).toBe(true);
});

it('the registry has every provider that has an adapter', () => {
  expect([...providerIds, 'sandbox'].sort()).toEqual([...adapters].sort());
});

/**
 * The only files that may write Razorpay's field and header names: its adapter, its sheet, and the wire format in the
 * specification.
 */
const wire = [
  'app/features/checkout/sheets/razorpaySheet.ts',
  'app/platform/razorpayScript.ts',
  'contract/payments.ts',
  'contract/secrets.ts',
  'server/payments/gateways/razorpay/',
  'server/payments/http/wireProof.ts',
];
const wireNames = /\brazorpay_|x-razorpay-/;

it('Razorpay’s wire names occur only in its adapter and in the wire layer', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => wireNames.test(readFileSync(path.join(source, file), 'utf8')));
  expect(files.filter((file) => !wire.some((allowed) => file.startsWith(allowed)))).toEqual([]);
  for (const allowed of wire) expect(files.some((file) => file.startsWith(allowed))).toBe(true);
});

it('the port names no provider', () => {
  expect(readFileSync(path.join(gateways, 'gateway.ts'), 'utf8')).not.toMatch(/razorpay/i);
});
