const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * The server's folders and loose files, from the lowest floor up. A file imports its own floor and those below, also
 * types; of two folders, only one imports the other.
 */
const floors = [
  ['db', 'lib'],
  ['audit', 'cache', 'email', 'files', 'jobs', 'live', 'media', 'pdf', 'plugins'],
  ['imports', 'payments'],
  ['modules'],
  ['settings'],
  ['privacy', 'render', 'seed', 'cli'],
  ['core', 'app', 'bootstrap', 'main'],
];

const place = (names) => `^src/server/(${names.join('|')})(/|[.]ts$)`;

/**
 * What dependency-cruiser forbids: every arrow up.
 *
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const floorRules = () =>
  floors.slice(0, -1).map((names, floor) => ({
    name: 'server-imports-go-down',
    comment: `${names.join(', ')}: what is above may change without them. Move what both need below, or declare the small interface that is needed.`,
    severity: 'error',
    from: { path: place(names), pathNot: '[.]test[.]tsx?$' },
    to: { path: place(floors.slice(floor + 1).flat()) },
  }));

/** @param {string} file relative to `src/server` */
const floorPlaceOf = (file) => file.split('/')[0].replace(/\.tsx?$/, '');

/**
 * Every import of one folder by another, as `from > to` with the importing files. Without `folderOf`, folders and loose
 * files of the floors.
 *
 * @param {string} server the folder `src/server`
 * @param {(file: string) => string} folderOf
 * @returns {Map<string, string[]>}
 */
function arrowsIn(server, folderOf = floorPlaceOf) {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  const arrows = new Map();
  for (const file of files)
    for (const [, imported] of readFileSync(path.join(server, file), 'utf8').matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.\.?|@server)\/[^']+)'/g,
    )) {
      const target = imported.startsWith('@server/')
        ? imported.slice('@server/'.length)
        : path.posix.join(path.posix.dirname(file), imported);
      const [from, to] = [folderOf(file), folderOf(target)];
      if (target.startsWith('..') || from === to) continue;
      const name = `${from} > ${to}`;
      arrows.set(name, [...new Set([...(arrows.get(name) ?? []), file])]);
    }
  return arrows;
}

/** Two folders that import each other, at any depth; a folder and what is inside of it are one. */
const pairsIn = (arrows) =>
  [...arrows].flatMap(([arrow, files]) => {
    const [from, to] = arrow.split(' > ');
    const isOne = to === '.' || from === '.' || to.startsWith(`${from}/`) || from.startsWith(`${to}/`);
    return !isOne && from < to && arrows.has(`${to} > ${from}`)
      ? [`${from} and ${to} import each other (${files.join(', ')})`]
      : [];
  });

/**
 * What is wrong with the server's imports, a line each.
 *
 * @param {string} server the folder `src/server`
 * @returns {string[]}
 */
function findFaults(server) {
  const floorOf = (name) => floors.findIndex((names) => names.includes(name));
  const arrows = arrowsIn(server);
  const named = readdirSync(server, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
    .map(({ name }) => name.replace(/\.tsx?$/, ''));
  const homeless = named.filter((name) => floorOf(name) < 0).map((name) => `${name} is on no floor`);
  const upwards = [...arrows].flatMap(([arrow, files]) => {
    const [from, to] = arrow.split(' > ');
    return floorOf(to) > floorOf(from) ? [`${arrow} goes up (${files.join(', ')})`] : [];
  });
  const sameFloor = [...arrows].filter(([arrow]) => new Set(arrow.split(' > ').map(floorOf)).size === 1);
  const pairs = [...pairsIn(new Map(sameFloor)), ...pairsIn(arrowsIn(server, path.posix.dirname))];
  return [...homeless, ...upwards, ...new Set(pairs)];
}

module.exports = { findFaults, floorRules };
