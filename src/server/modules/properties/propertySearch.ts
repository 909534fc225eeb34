import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { likelyWords } from './typingErrors';
import { singularOf } from './wordForms';

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

/** Quotes a lexeme for a `tsquery`, whatever is in it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
}

/** Takes "3 bhk", "2bhk", "4 bedrooms" out of a search: at least so many (in the search column nine stands for more), or the words themselves. Control characters and halves of characters go too: PostgreSQL takes neither. */
function readBedrooms(search: string): { left: string; bedrooms: string[] } {
  const clean = search.replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  const [told, number, unit] = /(?<![\p{L}\p{N}])([1-9]\d?)[\s-]*(bhk|bed|beds|bedroom|bedrooms|br)(?![\p{L}\p{N}])/iu.exec(clean) ?? [];
  if (!told || !number || !unit) return { left: clean, bedrooms: [] };
  const word = unit.toLowerCase();
  const enough = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((bedrooms) => bedrooms >= Math.min(Number(number), 9)).map((bedrooms) => quoted(`~b${bedrooms}`));
  return { left: clean.replace(told, ' '), bedrooms: [`(${[...enough, quoted(number + word)].join(' | ')} | (${quoted(number)} & ${quoted(word)}))`] };
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

/** One word of the search: the known words it begins, or those it may be a slip of; with their singulars. */
function asQuery({ word, longer, similar }: Token): string {
  const open = longer.length > most.expansions || (word.length === 1 && !/\d/.test(word));
  const meant = longer.length > 0 ? longer : [word, ...likelyWords(word, similar)];
  const singulars = longer.length > 0 ? [singularOf(word)] : meant.map(singularOf);
  const lexemes = new Set([...(open ? [] : meant), ...singulars, ...[purposes.get(word) ?? []].flat()]);
  if (open) lexemes.delete(word);
  return `(${[...(open ? [`${quoted(word)}:*`] : []), ...[...lexemes].map(quoted)].join(' | ')})`;
}

/**
 * A search as a `tsquery`: every word must be found, as itself, as the beginning of a word, or with one typing error. One question to the
 * vocabulary, whatever the number of words; only the first eight count. Null when nothing was asked for.
 */
export async function planSearch(queryable: Queryable, search: string): Promise<string | null> {
  const { left, bedrooms } = readBedrooms(search);
  const tokens = left.trim() ? await readTokens(queryable, left) : [];
  const telling = tokens.filter(({ word }) => !noise.has(word) && (word.length > 1 || /\d/.test(word)));
  const counted = (telling.length + bedrooms.length > 0 ? telling : tokens).slice(0, most.tokens);
  return [...counted.map(asQuery), ...bedrooms].join(' & ') || null;
}
