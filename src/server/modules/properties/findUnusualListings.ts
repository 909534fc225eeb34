import { hourInMs } from '@contract/durations';
import { listingFields } from '@contract/listingFields';
import type { PropertiesDeps } from './propertiesDeps';
import { defineJob } from '../../jobs/defineJob';
import { readCatalogue } from './listingCatalogue';
import { usualRanges } from './unusualRules';
import { cityMiddle, findFarAway, findOutside, findTooSmall, replaceUnusual, usualPricesFor } from './unusualStore';

type FindDeps = Pick<PropertiesDeps, 'database' | 'now' | 'log'>;

/** Every purpose; a listing has one. */
const purposes = Object.keys(listingFields.purpose.options);

/**
 * Lists published listings for the office whose values are impossible or unusual: from before there were limits, or
 * because other homes of their kind cost something else by now.
 */
export const findUnusualListingsJob = defineJob({
  name: 'find-unusual-listings',
  every: 6 * hourInMs,
  // longer than the homes of one city take; renewed before each
  lease: 300,
  async run({ database }: FindDeps, keepLease) {
    const { cities, types } = await readCatalogue(database);
    const found = await findTooSmall(database);
    for (const { id: city } of cities) {
      if (!(await keepLease())) return { found: 0 };
      const middle = await cityMiddle(database, city);
      if (middle) found.push(...(await findFarAway(database, city, middle)));
      for (const { id: type } of types)
        for (const purpose of purposes) {
          const kind = { type_id: type, city_id: city, purpose };
          found.push(...(await findOutside(database, kind, usualRanges(await usualPricesFor(database, kind)))));
        }
    }
    return { found: await database.transaction((tx) => replaceUnusual(tx, found)) };
  },
});
