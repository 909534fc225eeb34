import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Locked {
  dev?: boolean;
  optional?: boolean;
  license?: string;
  link?: boolean;
}

/** Licences that require only their notice. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'Zlib',
  'Python-2.0',
]);

/** Whether an SPDX expression allows a permissive licence. */
const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => permissive.has(each.trim())));

/** Everything that `npm ci --omit=dev` installs on any platform, with its declared licence. */
function productionPackages(): Map<string, string | undefined> {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, string | undefined>();
  for (const [place, { dev, license }] of Object.entries(packages)) {
    if (place === '' || dev) continue;
    const name = place.split('node_modules/').at(-1) ?? place;
    found.set(name, license ?? found.get(name));
  }
  return found;
}

describe('licences of production packages', () => {
  const packages = productionPackages();
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
  const section = /### Licences that ask for more[\s\S]*?(?=\n## |\n### |$)/.exec(readme)?.[0] ?? '';
  const named = (name: string) =>
    [...section.matchAll(/`([^`]+)`/g)].some(([, pattern = '']) =>
      new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*/g, '[\\w-]+')}$`).test(name),
    );

  it('are permissive, or listed in README with the reason', () => {
    expect(packages.size).toBeGreaterThan(100);
    const others = [...packages].filter(([, licence]) => !licence || !isPermissive(licence));
    expect(others.map(([name]) => name)).toEqual(expect.arrayContaining(['@img/sharp-libvips-linux-x64', 'png-js']));
    expect(
      others.filter(([name]) => !named(name)).map(([name, licence]) => `${name}: ${licence ?? 'none declared'}`),
    ).toEqual([]);
  });

  it('are parsed: one licence of an OR suffices, every licence of an AND is needed', () => {
    expect(['MIT OR GPL-3.0', '(MIT OR CC0-1.0)', 'Apache-2.0 AND MIT'].map(isPermissive)).toEqual([true, true, true]);
    expect(
      ['Apache-2.0 AND LGPL-3.0-or-later', 'LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE'].map(isPermissive),
    ).toEqual([false, false, false]);
  });
});
