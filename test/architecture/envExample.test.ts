import { gatewayVariables, readGatewaySettings } from '@server/payments/gateways/registry';
import { readSettings } from '@server/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are read when only `configured` is set. A provider may read its others only when it is enabled. */
function variablesRead(from: (environment: Environment) => unknown, configured: string): string[] {
  const names = new Set<string>();
  from(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return name === configured ? 'configured' : undefined;
        },
      },
    ),
  );
  return [...names];
}

const switches = gatewayVariables.split(' or ');
const readBy = (from: (environment: Environment) => unknown) =>
  [...new Set(switches.flatMap((variable) => variablesRead(from, variable)))].sort();
const settings = readBy(readSettings);
/** Of payment providers: `.env.example` alone lists them, so that a provider needs no line elsewhere. */
const ofProviders = new Set(readBy(readGatewaySettings));
const ofServer = settings.filter((name) => !ofProviders.has(name));
const lines = read('.env.example').split('\n');
const example = new Map(
  lines.flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value ?? ''] as const];
  }),
);

/** The first column of the settings table in docs/operation.md. */
const inManual = [
  ...(/^## Settings\n(.*?)^## /ms.exec(read('docs/operation.md'))?.[1] ?? '').matchAll(/^\| `([A-Z_]+)`/gm),
]
  .map(([, name]) => name ?? '')
  .sort();

it('.env.example lists exactly the settings of the server', () => {
  expect(settings.length).toBeGreaterThan(20);
  expect([...example.keys()].sort()).toEqual([...settings].sort());
});

it('.env.example contains the defaults', () => {
  expect(readSettings(Object.fromEntries(example))).toEqual(readSettings({}));
});

it('.env.example contains no secret', () => {
  const secret = [...example].filter(([name, value]) => /SECRET|PASSWORD|KEY|URL$/.test(name) && value !== '');
  expect(secret).toEqual([]);
});

it('.env.example explains each setting in the line above it, with its default', () => {
  const unexplained = [...example.keys()].filter(
    (name) => !/^# .*Default: /.test(lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1] ?? ''),
  );
  expect(unexplained).toEqual([]);
});

it('docs/operation.md lists exactly the settings of the server without those of payment providers', () => {
  expect(ofProviders.size).toBeGreaterThan(switches.length);
  expect(inManual).toEqual(ofServer);
});

it.each(ofServer)('README explains %s', (name) => {
  if (name === 'NODE_ENV') return expect(read('docs/operation.md')).toContain(name);
  expect(read('README.md')).toContain(`\`${name}\``);
});
