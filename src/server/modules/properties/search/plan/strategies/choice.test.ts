import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usualBounds } from '../bounds';
import { listKinds } from './choice';

const file = path.resolve(__dirname, '../../README.md');

const strategies = [...new Set(listKinds.flatMap(({ few, many }) => [...few, ...many]))];
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
const withThousands = (text: string) => text.replace(/\d{4,}/g, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

/** The tables of the README, as the code has them. */
const tables = [
  '| strategy | how | bound |',
  '|---|---|---|',
  ...strategies.map(({ name, how, bound }) => `| \`${name}\` | ${how} | ${withThousands(bound(usualBounds))} |`),
  '',
  '| list | few matches expected | many |',
  '|---|---|---|',
  ...listKinds.map(({ name, few, many }) => `| ${withThousands(name)} | ${namesOf(few)} | ${namesOf(many)} |`),
].join('\n');

it('the README has the strategies, their bounds and the choice among them, as the code does (WRITE_DOCS=1 writes it)', () => {
  const readme = readFileSync(file, 'utf8');
  const from = readme.indexOf('| strategy |');
  const end = readme.indexOf('\n\n', readme.indexOf('| list |'));
  if (process.env.WRITE_DOCS) writeFileSync(file, readme.slice(0, from) + tables + readme.slice(end));
  else expect(readme.slice(from, end)).toBe(tables);
});

it('the last strategy for every list has no bound, and every list is of a kind', () => {
  for (const { few, many } of listKinds) {
    for (const last of [few.at(-1), many.at(-1)]) expect(last?.bound(usualBounds)).toBe('none');
  }
  expect(listKinds.at(-1)?.is.length).toBe(0);
});
