import path from 'node:path';
import { filesIn } from '../support/files';

/** The sentences of an area by name: texts, functions that fill values into a text, and groups of both. */
export type Catalogue = Readonly<Record<string, unknown>>;
/** The catalogues of a language by file, such as `app/leads.ts`. */
export type Language = Readonly<Record<string, Catalogue>>;

export function readLanguage(folder: string): Language {
  return Object.fromEntries(
    filesIn(folder).map((file) => [
      file.split(path.sep).join('/'),
      jest.requireActual<Catalogue>(path.join(folder, file)),
    ]),
  );
}

const isGroup = (value: unknown): value is Catalogue => typeof value === 'object' && value !== null;
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

function faultsOfValue(name: string, own: unknown, translated: unknown): string[] {
  if (translated === undefined) return [`${name} is missing`];
  if (kindOf(own) !== kindOf(translated)) return [`${name} must be a ${kindOf(own)}`];
  if (typeof own === 'function' && typeof translated === 'function')
    return own.length === translated.length ? [] : [`${name} must take ${own.length} values, not ${translated.length}`];
  // a translation may have more or fewer lines
  if (!isGroup(own) || !isGroup(translated) || Array.isArray(own)) return [];
  return faultsOfGroup(`${name}.`, own, translated);
}

const faultsOfGroup = (prefix: string, own: Catalogue, translated: Catalogue): string[] => [
  ...Object.entries(own).flatMap(([name, value]) => faultsOfValue(prefix + name, value, translated[name])),
  ...Object.keys(translated).flatMap((name) => (name in own ? [] : [`${prefix}${name} is not known`])),
];

/** What a language lacks or has too much, compared with the language that the code is written with. */
export const faultsOf = (own: Language, translated: Language): string[] => [
  ...Object.entries(own).flatMap(([file, catalogue]) =>
    translated[file] ? faultsOfGroup(`${file}: `, catalogue, translated[file]) : [`${file} is missing`],
  ),
  ...Object.keys(translated).flatMap((file) => (file in own ? [] : [`${file} is not known`])),
];
