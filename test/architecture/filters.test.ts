import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { severalParams, singleParams } from '@contract/filterParams';
import { listingFilters } from '@contract/listingFilters';
import { PropertyListQuery, ReadSentence } from '@contract/properties';
import ts from 'typescript';
import computed from '../../config/webpack/computed.cjs';
import { withoutWords } from '../../config/webpack/withoutWords.cjs';

const root = path.resolve(__dirname, '../..');
const docs = path.join(root, 'docs/filters.md');
const mark = '<!-- written by test/architecture/filters.test.ts -->';

const rows = listingFilters.map(({ name, field, params, kind, group, indexed, facet = '', words, givesWay }) => [
  name,
  field,
  params.map((param) => `\`${param}\``).join(' '),
  kind,
  group,
  [indexed, facet].filter(Boolean).join(', '),
  Object.keys(words ?? {}).join(', '),
  givesWay === null ? 'never' : String(givesWay),
]);
const table = [
  ['filter', 'field', 'parameters', 'kind', 'group', 'indexed, facet', 'words of its own', 'gives way'],
  ['---', '---', '---', '---', '---', '---', '---', '---'],
  ...rows,
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');

it('docs/filters.md lists every filter as its entry has it (WRITE_DOCS=1 writes it)', () => {
  const text = readFileSync(docs, 'utf8');
  const wanted = `${text.slice(0, text.indexOf(mark))}${mark}\n\n${table}\n`;
  if (process.env.WRITE_DOCS) writeFileSync(docs, wanted);
  expect(readFileSync(docs, 'utf8')).toBe(wanted);
});

it('each parameter belongs to one filter, and each filter to one place in the order of giving way', () => {
  const params = listingFilters.flatMap((filter) => [...filter.params]);
  expect(params).toEqual([...new Set(params)]);
  const places = listingFilters.map(({ givesWay }) => givesWay).filter((place) => place !== null);
  expect(places).toEqual([...new Set(places)]);
});

it('the list takes every parameter, and a sentence can say each but those of the map', () => {
  const params = listingFilters.flatMap((filter) => [...filter.params]);
  expect(Object.keys(PropertyListQuery.shape)).toEqual(expect.arrayContaining(params));
  expect(Object.keys(ReadSentence.shape.filters.shape)).toEqual([
    ...params.filter((param) => param !== 'bbox' && param !== 'area'),
    'ordering',
  ]);
});

it('S16 the browser’s build keeps the names of parameters, and of entries no words', () => {
  const file = path.join(root, 'src/contract/filterParams.ts');
  const context = {
    resourcePath: file,
    getOptions: () => ({ folders: { '@messages': path.join(root, 'src/messages/en') } }),
    addDependency: () => undefined,
  };
  const written = (computed as (this: typeof context) => string).call(context);
  expect(written).toBe(
    `export const singleParams = ${JSON.stringify(singleParams)};\nexport const severalParams = ${JSON.stringify(severalParams)};`,
  );
  const fields = path.join(root, 'src/contract/listingFields/offerFields.ts');
  const { outputText } = ts.transpileModule(readFileSync(fields, 'utf8'), {
    fileName: fields,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [withoutWords] },
  });
  expect(outputText).toContain('params');
  expect(outputText).not.toMatch(/words|kiraya|indexed|givesWay/);
});
