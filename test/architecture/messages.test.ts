import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../support/files';
import { type Language, faultsOf, readLanguage } from './catalogues';
import { findSentences } from './sentences';

const src = path.resolve(__dirname, '../../src');
const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** Files and folders whose texts are not sentences of ours, with the reason. */
const exceptPlaces: Readonly<Record<string, string>> = {
  'app/flow/recording/': 'stands for values in recordings, which developers read',
  'app/flow/replay/': 'what npm run replay prints and writes for developers',
  'app/flow/toPlain.ts': 'stands for values in Redux DevTools, which developers read',
  'app/features/tour/sphereShaders.ts': 'programs of the graphics card',
  'app/theme/': 'style sheets and names of fonts',
  'contract/quantityWords.ts': 'what fields and the search understand',
  'contract/listingFields/wordsOfValues.ts': 'what the search understands',
  'server/modules/properties/search/places/': 'names of places, and their spellings',
  'server/modules/properties/search/plan/strategies/': 'a table of strategies, which developers read',
  'server/modules/properties/search/sentences/': 'what the search understands',
  'contract/places/': 'other spellings of states and countries, and codes',
  'server/media/drawn/mapSvg.ts': 'markup',
  'server/modules/accounts/commonPasswordList.ts': 'passwords',
  'server/lib/plainPage.ts': 'markup and styles',
  'server/plugins/openApi.ts': 'read by developers who call the API',
  'server/modules/properties/imports/listingHeadings.ts': 'what columns of files are called, in three languages',
  'server/modules/enquiries/imports/leadHeadings.ts': 'what columns of files are called, in three languages',
  'server/modules/people/imports/contactHeadings.ts': 'what columns of files are called, in three languages',
  'server/imports/commonHeadings.ts': 'what columns of files are called, in three languages',
  'server/payments/office/gstSheet.ts': 'headings of the GST return, as the tax office gives them',
  'server/privacy/notPersonal.ts': 'reasons for developers, never shown',
  'server/render/document.ts': 'markup and scripts',
  'server/render/fontSwap.ts': 'a script',
  'server/seed/': 'the content of the demonstration',
};

const priceRule = (/const priceRule =([\s\S]*?);\n/.exec(read('contract/properties.ts'))?.[1] ?? '')
  .split('\n')
  .flatMap((line) => /'(.*)'/.exec(line)?.[1]?.trim() ?? []);

/** Texts that may stand anywhere, with the reason. */
const exceptTexts: Readonly<Record<string, readonly string[]>> = {
  'a category as it is stored and sent': ['Market Trends', 'Luxury Living', 'Investment Tips', 'Property Guides'],
  'a name': ['Aangan Estates', 'Madhya Pradesh', 'Samsung Internet', 'Source Sans 3'],
  'a placeholder for data of the company': ['00 Placeholder Road, Indore, Madhya Pradesh 452001, India'],
  'input of a hash, key or code, or a value that is only compared': [
    'aangan mail',
    'aangan passkeys',
    'aangan recovery codes',
    'aangan totp',
    'none until it is reset',
    'sandbox gateway: {}',
    'account {}',
    '{} {} INR {}',
    'aangan {}',
    'newsletter {}\n{}',
    '{} square {}',
    '{} panorama',
    '(text {})',
  ],
  'names of Trusted Types policies': ['aangan-pay default'],
  'columns of the query planner': ['QUERY PLAN', 'Plan Rows'],
  'the price rule of the OpenAPI document': priceRule,
  'ids of elements': ['{}-help {}-messages'],
  'measurements for operators of Prometheus': [
    'Time to respond to a request.',
    'Time React took to render a page before it was cached.',
    'Responses served from the cache.',
    'Problem reports of visitors, by the build they used.',
    'Errors in browsers, by the build they ran.',
  ],
  'styles and React keys': ['lining-nums tabular-nums', 'gap {}'],
  'a line of the log': ['job {} failed'],
};
const excepted = new Set(Object.values(exceptTexts).flat());

const sources = ['app', 'contract', 'server']
  .flatMap((folder) => filesIn(path.join(src, folder)).map((file) => `${folder}/${file.split(path.sep).join('/')}`))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));

const sentencesIn = (file: string, text: string) =>
  findSentences(file, text)
    .filter((found) => !excepted.has(found.text))
    .map(({ line, text: sentence }) => `${file}:${line}: ${sentence}`);

it('every sentence that people read is in a catalogue (src/messages)', () => {
  const files = sources.filter((file) => !Object.keys(exceptPlaces).some((place) => file.startsWith(place)));
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((file) => sentencesIn(file, read(file)))).toEqual([]);
});

it.each(Object.keys(exceptPlaces))('the exception %s is still needed', (place) => {
  const files = sources.filter((file) => file.startsWith(place));
  expect(files.flatMap((file) => sentencesIn(file, read(file)))).not.toEqual([]);
});

/** Words of the list in docs/terms.md that are said in another way, and stiff ones that crept in before. */
const replacedWords =
  /\b([Ss]omebody|meanwhile|any more|[Pp]ropos(e|es|ed|als?)|[Aa]dvocate|[Vv]iewings|the other one|go(es)? on)\b/;

it('the sentences use the words of docs/terms.md', () => {
  const catalogues = filesIn(path.join(src, 'messages/en')).map(
    (file) => `messages/en/${file.split(path.sep).join('/')}`,
  );
  const quoted = catalogues.flatMap((file) =>
    read(file)
      .replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '')
      .split('\n')
      .flatMap((line) => /['"`>].*/.exec(line)?.[0] ?? [])
      .filter((text) => replacedWords.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(catalogues.length).toBeGreaterThan(100);
  expect(quoted).toEqual([]);
});

it('every excepted text is still there', () => {
  const found = new Set(sources.flatMap((file) => findSentences(file, read(file)).map(({ text }) => text)));
  expect([...excepted].filter((text) => !found.has(text))).toEqual([]);
});

it.each([
  'const x = <p>Your listings</p>;',
  'const x = <p>Saved</p>;',
  'const x = <Field label="City" />;',
  "const x = { title: 'Listings' };",
  "throw new Problem(409, 'sold', 'This listing is sold.');",
  "throw new Error('The disk is full.');",
  'throw new UsageError(`Name ${what}.`);',
  'const left = `${count} listings`;',
  "const x = z.string().check(z.maxLength(9, 'This is too long.'));",
  "const x = count === 1 ? 'one listing' : String(count);",
  "const x = sql`select ${'A former colleague'}`;",
  'const page = `<h1>We could not show this page.</h1>`;',
  "const x = { 'Content-Type': 'This is not a type.' };",
])('finds the sentence in %s', (text) => {
  expect(findSentences('planted.tsx', text)).toHaveLength(1);
});

it.each([
  "import { x } from './Two Words';",
  "type X = 'two words' | 'Three more words';",
  "log.error({ err }, 'could not stop in order');",
  "throw new Error('a new listing has no id');",
  'throw new TypeError(`${name} is not there`);',
  'const Box = styled.div`border: 1px solid black;`;',
  "const x = sql`select id from property where title = 'Two words'`;",
  "const x = endpoint({ summary: 'Lists all listings.' });",
  "reply.type('text/html; charset=utf-8');",
  "const x = { tag: 'Property', state: 'Draft' };",
  'const x = <div>{value}</div>;',
])('finds no sentence in %s', (text) => {
  expect(findSentences('planted.tsx', text)).toEqual([]);
});

const messages = path.join(src, 'messages');
const languages = readdirSync(messages, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const english = readLanguage(path.join(messages, 'en'));

it('every language has every sentence, with the same values', () => {
  expect(Object.keys(english).length).toBeGreaterThan(80);
  const faults = languages.flatMap((language) =>
    faultsOf(english, readLanguage(path.join(messages, language))).map((fault) => `${language}/${fault}`),
  );
  expect(faults).toEqual([]);
});

it('names what a language lacks', () => {
  const own: Language = {
    'app/leads.ts': { heading: 'Leads', left: (count: number) => `${count} left`, tabs: { new: 'New', old: 'Old' } },
    'app/office.ts': { points: ['one', 'two'], open: 'Open' },
    'server/emails.ts': { dear: 'Dear' },
  };
  const translated: Language = {
    'app/leads.ts': { left: () => 'einige', tabs: { new: 'Neu' } },
    'app/office.ts': { points: ['eins'], open: () => 'Offen', shut: 'Zu' },
    'app/more.ts': {},
  };
  expect(faultsOf(own, translated)).toEqual([
    'app/leads.ts: heading is missing',
    'app/leads.ts: left must take 1 values, not 0',
    'app/leads.ts: tabs.old is missing',
    'app/office.ts: open must be a string',
    'app/office.ts: shut is not known',
    'server/emails.ts is missing',
    'app/more.ts is not known',
  ]);
  expect(faultsOf(own, own)).toEqual([]);
});

it('every sentence of a catalogue is used', () => {
  const imports = sources.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/import \* as (\w+) from '@messages\/([^']+)';/g)].map(([, alias = '', area = '']) => ({
      area: `${area}.ts`,
      names: [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name),
    }));
  });
  const unused = Object.entries(english).flatMap(([file, catalogue]) => {
    const own = read(`messages/en/${file}`);
    const used = new Set(imports.filter(({ area }) => area === file).flatMap(({ names }) => names));
    return Object.keys(catalogue)
      .filter((name) => !used.has(name) && (own.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2)
      .map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

it('dates, numbers and lists are written in the language of the catalogues', () => {
  const others = sources.filter((file) => !file.startsWith('server/seed/') && /'en-IN'/.test(read(file)));
  expect(others).toEqual([]);
});

it('a catalogue is imported as a whole, because the build puts its sentences where they are used', () => {
  const named = sources.filter((file) => /^import (?!\* as \w+ from)[^;]*from '@messages\//m.test(read(file)));
  expect(named).toEqual([]);
});
