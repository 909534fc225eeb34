import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { romanized } from './romanized';

export interface Token {
  word: string;
  /** Known words that start with it, including itself; 17 when there are more than 16. */
  longer: string[];
  /** Known words that may differ from it by one letter: both become the same if each loses one letter at most. */
  similar: string[];
}

const mostTokens = 16;
export const mostLonger = 16;

function tokensOf(queryable: Queryable, text: string): Promise<Token[]> {
  return queryable.rows<Token>(sql`
    with token as (
      select lexeme as word, positions[1] as place from unnest(to_tsvector('simple', folded(${text}))) order by place, word limit ${mostTokens}
    ), known as (
      select token.*, array(
        select vocabulary.word from search_word vocabulary
        -- from the word to the last one that begins with it, as the index sorts them
        where length(token.word) >= 2 and vocabulary.word ~>=~ token.word and vocabulary.word ~<~ (token.word || chr(1114111)) limit ${mostLonger + 1}
      ) as longer
      from token
    )
    select word, longer, case when longer = '{}' and length(word) between 3 and 33 and word !~ '^[0-9]+$' then array(
      select distinct variant.word from search_variant variant where variant.variant in (select spelling_variants(known.word)) limit 1000
    ) else '{}' end as similar
    from known order by place, word`);
}

const devanagari =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Devanagari}[\p{Script=Devanagari}\u200c\u200d]*(?![\p{L}\p{M}\p{N}])/gu;

/** The words of a text with their matches in the vocabulary. Devanagari that no listing contains is searched in Latin letters. */
export async function readTokens(queryable: Queryable, text: string): Promise<Token[]> {
  const tokens: Token[] = [];
  const plain = text.replace(devanagari, ' ');
  if (plain.trim()) tokens.push(...(await tokensOf(queryable, plain)));
  for (const [word] of [...text.matchAll(devanagari)].slice(0, mostTokens)) {
    const asWritten = await tokensOf(queryable, word);
    tokens.push(
      ...(asWritten.every(({ longer }) => longer.length > 0) ? asWritten : await tokensOf(queryable, romanized(word))),
    );
  }
  return tokens;
}
