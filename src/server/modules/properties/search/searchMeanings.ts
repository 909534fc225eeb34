import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { facet, quoted } from './lexemes';
import type { Meaning, Phrase } from './lexicon/lexicon';

/** A required word: the known words that count as it, or the property type it names. */
export interface IndexedWord {
  lexemes: readonly string[];
  type?: number;
}

/** One requirement of a search. */
export interface Piece {
  /** A `tsquery`. */
  query: string;
  /** The part that the index answers without reading rows: listings of the named type, without those that have its word in their title. */
  exact?: string;
  /** What it reveals about where matches can be. */
  indexedWords: readonly IndexedWord[];
}

/** Ids of the types and amenities that some meanings name, and the words of their phrases. */
export interface WordLookup {
  types: ReadonlyMap<string, number>;
  amenities: ReadonlyMap<string, number>;
  literals: ReadonlyMap<string, readonly { lexeme: string; known: boolean }[]>;
}

const namesOf = (meanings: readonly Meaning[], kind: 'type' | 'amenity') =>
  meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.name] : []));

/** Looks up the meaning of phrases and typing errors; makes no query when there are none. */
export async function lookUpWords(
  queryable: Queryable,
  phrases: readonly Phrase[],
  slips: readonly Meaning[],
): Promise<WordLookup> {
  const meanings = [...phrases.map(({ meaning }) => meaning), ...slips];
  const literals = new Map<string, { lexeme: string; known: boolean }[]>();
  const ids = { type: new Map<string, number>(), amenity: new Map<string, number>() };
  if (meanings.length > 0) {
    const found = await queryable.rows<{
      kind: 'type' | 'amenity' | 'literal';
      name: string;
      id: number;
      lexeme: string;
      known: boolean;
    }>(sql`
      select 'type' as kind, slug as name, id, '' as lexeme, true as known from property_type where slug = any(${namesOf(meanings, 'type')}::text[])
      union all select 'amenity', name, id, '', true from amenity where name = any(${namesOf(meanings, 'amenity')}::text[])
      union all select 'literal', given.text, 0, word.lexeme, exists (select from search_word known where known.word = word.lexeme)
        from unnest(${phrases.map(({ text }) => text)}::text[]) given(text), unnest(to_tsvector('simple', folded(given.text))) word`);
    for (const { kind, name, id, lexeme, known } of found) {
      if (kind === 'literal') literals.set(name, [...(literals.get(name) ?? []), { lexeme, known }]);
      else ids[kind].set(name, id);
    }
  }
  return { types: ids.type, amenities: ids.amenity, literals };
}

const either = (...queries: readonly string[]) => `(${queries.filter(Boolean).join(' | ')})`;
const both = (queries: readonly string[]) => (queries.length > 1 ? `(${queries.join(' & ')})` : queries.join(''));
/** In the title, the place or the type: what a listing is, rather than what its description mentions. */
const inName = (lexeme: string) => `${quoted(lexeme)}:AB`;

/** A known phrase by its meaning or as part of a listing's name; null when it requires nothing. */
export function pieceOf({ text, meaning }: Phrase, { types, amenities, literals }: WordLookup): Piece | null {
  const words = literals.get(text) ?? [];
  const lexemes = words.map(({ lexeme }) => lexeme);
  const written = words.every(({ known }) => known) ? lexemes : [];
  const asWritten = {
    query: both(lexemes.map(inName)),
    indexedWords: lexemes.map((lexeme) => ({ lexemes: [lexeme] })),
  };
  switch (meaning.kind) {
    case 'filler':
      return null;
    case 'elsewhere':
      return asWritten.query ? asWritten : null;
    case 'purpose':
      return { query: facet('p', [meaning.name]), indexedWords: [] };
    case 'place': {
      const names = meaning.name.toLowerCase().split(' ');
      return {
        query: either(both(names.map(quoted)), both(written.map(quoted))),
        indexedWords: names.map((name) => ({ lexemes: [name, ...written] })),
      };
    }
    case 'type': {
      const id = types.get(meaning.name);
      return id === undefined
        ? asWritten
        : {
            query: either(facet('t', [id]), both(written.map(inName))),
            exact: facet('t', [id]),
            indexedWords: [{ lexemes: written, type: id }],
          };
    }
    case 'amenity': {
      const id = amenities.get(meaning.name);
      return id === undefined
        ? asWritten
        : { query: either(facet('a', [id]), both(written.map(quoted))), indexedWords: [] };
    }
  }
}
