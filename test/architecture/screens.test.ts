import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OfficeAccess, officeAccess } from '@contract/roles';
import { type OfficeScreen, officeScreens } from '@app/root/office/screens';
import { routes } from '@app/root/routes/routes';
import { lacksOf, officeAddresses, strayStates } from '../support/officeAddresses';
import { rounds } from '../support/rounds';
import { screens } from '../support/screens';

const root = path.resolve(__dirname, '../..');

it('the screens that browser tests visit are exactly the routes', () => {
  expect([...new Set(screens.map(({ route }) => route))].sort()).toEqual(routes.map(({ path: each }) => each).sort());
});

it('the rounds of the browser tests visit each screen exactly once', () => {
  const visited = rounds.flatMap((round) => round.screens.map((screen) => screens.indexOf(screen)));
  expect(visited.sort((one, other) => one - other)).toEqual([...screens.keys()]);
});

describe('the screens of the office', () => {
  it('have all that an entry needs, and an address for the browser tests', () => {
    expect(officeScreens.flatMap(lacksOf)).toEqual([]);
    expect(strayStates).toEqual([]);
  });

  it('say what is missing', () => {
    const incomplete: OfficeScreen = {
      ...officeScreens[0],
      path: 'deals',
      title: '',
      below: { ':id': officeScreens[0].chunk },
    };
    expect(lacksOf(incomplete)).toEqual([
      'deals has no title',
      'test/support/officeAddresses.ts has no state of deals/:id',
    ]);
  });

  it('have each path, former or not, and each help once', () => {
    const each = officeScreens.flatMap(({ path: now, formerPaths = [] }: OfficeScreen) => [now, ...formerPaths]);
    expect(each).toEqual([...new Set(each)]);
    const helps = officeScreens.map(({ help }) => help);
    expect(helps).toEqual([...new Set(helps)]);
  });

  it('are in chunks of the office, whose size has a budget', () => {
    const source = readFileSync(path.join(root, 'src/app/root/office/screens.ts'), 'utf8');
    const chunks = [...source.matchAll(/=>\s*import\((.*?)'/gs)].map(([, before = '']) => before.trim());
    expect(chunks.length).toBeGreaterThanOrEqual(officeScreens.length);
    expect(chunks.filter((before) => !/webpackChunkName: "office-\w+"/.test(before))).toEqual([]);
  });

  it('are those of the table of roles in docs/office.md (WRITE_DOCS=1 writes it)', () => {
    const docs = path.join(root, 'docs/office.md');
    const text = readFileSync(docs, 'utf8');
    const titlesOf = (access: readonly OfficeAccess[]) =>
      officeScreens.flatMap((screen) => (access.includes(screen.access) ? [screen.title] : [])).join(', ');
    const rows = (['agent', 'editor'] as const).map((role) => {
      const parts = Object.entries(officeAccess).flatMap(([part, has]) =>
        (has as readonly string[]).includes(role) ? [part as OfficeAccess] : [],
      );
      return `| ${role} | ${titlesOf(parts)} |`;
    });
    const table = [...rows, `| superuser | all: also ${titlesOf(['superuser'])} |`].join('\n');
    const wanted = text.replace(/(\| role \| screens \|\n\|-+\|-+\|\n)(?:\|.*\|\n)+/, `$1${table}\n`);
    if (process.env.WRITE_DOCS) writeFileSync(docs, wanted);
    expect(wanted).toContain(table);
    expect(readFileSync(docs, 'utf8')).toBe(wanted);
  });

  it('are all in the browser tests', () => {
    expect(officeAddresses).toEqual(expect.arrayContaining(['/office', '/office/payments', '/office/leads/person/1']));
  });
});
