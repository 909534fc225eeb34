import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { facet, quoted } from './lexemes';
import { likelyWords } from './typingErrors';
import { singularOf } from './wordForms';

/** What was asked for in words. */
export interface Search {
  /** A `tsquery`. */
  query: string;
  /** Of each word that must be found, the known words that count as it; words that cannot be told are left out. */
  words: readonly (readonly string[])[];
}

interface Token {
  word: string;
  /** Known words that begin with it, itself among them; 17 when there are more than 16. */
  longer: string[];
  /** Known words that become equal to it when each loses at most one letter. */
  similar: string[];
}

const most = { tokens: 8, expansions: 16 };

/** Words that say nothing about a listing; they are left out as long as another word is there. */
const noise = new Set(['a', 'an', 'and', 'are', 'at', 'by', 'for', 'from', 'in', 'is', 'it', 'my', 'near', 'of', 'on', 'or', 'our', 'properties', 'property', 'the', 'this', 'to', 'with', 'within']);

/** Words that name a listing's purpose, which stands in the search column as a lexeme of its own. */
const purposes = new Map([['sale', '~psale'], ['buy', '~psale'], ['rent', '~prent'], ['rental', '~prent'], ['lease', '~prent'], ['invest', '~pinvest'], ['investment', '~pinvest']]);

/** Takes "3 bhk", "2bhk", "4 bedrooms" out of a search: at least so many (nine stands for more), or the words themselves. Control characters and halves of characters go too: PostgreSQL takes neither. */
function readBedrooms(search: string): { left: string; bedrooms: string[] } {
  const clean = search.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const [told, number, unit] = /(?<![\p{L}\p{N}])([1-9]\d?)[\s-]*(bhk|bed|beds|bedroom|bedrooms|br)(?![\p{L}\p{N}])/iu.exec(clean) ?? [];
  if (!told || !number || !unit) return { left: clean, bedrooms: [] };
  const word = unit.toLowerCase();
  return { left: clean.replace(told, ' '), bedrooms: [`(${facet('r', [Math.min(Number(number), 9)])} | ${quoted(number + word)} | (${quoted(number)} & ${quoted(word)}))`] };
}

function readTokens(queryable: Queryable, text: string): Promise<Token[]> {
  return queryable.rows<Token>(sql`
    with token as (
      select lexeme as word, positions[1] as place from unnest(to_tsvector('simple', folded(${text}))) order by place, word limit ${most.tokens * 2}
    ), known as (
      select token.*, array(
        select vocabulary.word from search_word vocabulary
        where length(token.word) >= 2 and vocabulary.word ~>=~ token.word and vocabulary.word ~<~ (token.word || chr(1114111)) limit ${most.expansions + 1}
      ) as longer
      from token
    )
    select word, longer, case when longer = '{}' and length(word) between 3 and 33 and word !~ '^[0-9]+$' then array(
      select distinct variant.word from search_variant variant where variant.variant in (select spelling_variants(known.word)) limit 1000
    ) else '{}' end as similar
    from known order by place, word`);
}

/** One word of the search: the known words it begins, or those it may be a slip of; with their singulars. `open`: all that begin with it. */
function meaning({ word, longer, similar }: Token): { lexemes: string[]; open: boolean } {
  const open = longer.length > most.expansions || (word.length === 1 && !/\d/.test(word));
  const meant = longer.length > 0 ? longer : [word, ...likelyWords(word, similar)];
  const singulars = longer.length > 0 ? [singularOf(word)] : meant.map(singularOf);
  const lexemes = new Set([...(open ? [] : meant), ...singulars, ...[purposes.get(word) ?? []].flat()]);
  if (open) lexemes.delete(word);
  return { lexemes: [...lexemes], open };
}

const asQuery = (word: string, { lexemes, open }: ReturnType<typeof meaning>) => `(${[...(open ? [`${quoted(word)}:*`] : []), ...lexemes.map(quoted)].join(' | ')})`;

/**
 * What a search asks for: every word must be found, as itself, as the beginning of a word, or with one typing error. One question to the
 * vocabulary, whatever the number of words; only the first eight count. Null when nothing was asked for.
 */
export async function planSearch(queryable: Queryable, search: string): Promise<Search | null> {
  const { left, bedrooms } = readBedrooms(search);
  const tokens = left.trim() ? await readTokens(queryable, left) : [];
  const telling = tokens.filter(({ word }) => !noise.has(word) && (word.length > 1 || /\d/.test(word)));
  const counted = (telling.length + bedrooms.length > 0 ? telling : tokens).slice(0, most.tokens);
  const meant = counted.map((token) => ({ token, ...meaning(token) }));
  const query = [...meant.map(({ token, ...means }) => asQuery(token.word, means)), ...bedrooms].join(' & ');
  // facets are not among the words that are known of a place
  const words = meant.filter(({ lexemes, open }) => !open && lexemes.every((lexeme) => !lexeme.startsWith('~'))).map(({ lexemes }) => lexemes);
  return query ? { query, words } : null;
}
