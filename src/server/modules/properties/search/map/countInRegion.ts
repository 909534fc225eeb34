import type { Sql } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import type { SearchFilter } from '../plan/conditions';
import { countSource } from './countSource';
import type { MapBounds } from './mapBounds';
import { mapSources } from './mapSources';

/** A page of a list with the number of all matches, by a condition that finds them; null if there are more than `most`. */
type GatherPage<Page> = (where: Sql, most: number | undefined) => Promise<(Page & { matching?: number }) | null>;

interface PageInRegion<Page> {
  gather: GatherPage<Page>;
  /** The page without the number, if it is quick. */
  scan: () => Promise<Page | null>;
}

/**
 * How many listings a search finds in its region: the total of its map and of its list. Where all are found, they are
 * gathered for the page at once, instead of being counted first; where their number is a guess, the page is scanned for
 * at the same time.
 */
export async function countInRegion<Page>(
  queryable: Queryable,
  filter: SearchFilter,
  bounds: MapBounds,
  { gather, scan }: PageInRegion<Page>,
): Promise<{ total: number; exact: boolean; page?: Page | null; allMatches?: Sql | undefined }> {
  for (const source of await mapSources(queryable, filter, { bounds, isSmall: false })) {
    if (source.kind === 'rows' && source.exact) {
      const page = await gather(source.where, source.most);
      if (page) return { total: page.matching ?? 0, exact: true, page };
    } else {
      const [counted, page] = await Promise.all([countSource(queryable, source, null), scan()]);
      if (counted) return { ...counted, page };
    }
  }
  throw new Error('no source counted the region');
}
