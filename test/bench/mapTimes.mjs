import { shapes } from './mapShapes.mjs';
import { runPrepared } from './runPrepared.mjs';
import { fill } from './searchTimes.mjs';
import { compareTimes, judgeTimes, timesOf } from './shapeTimes.mjs';

/**
 * S10: the p95 of each shape of the map, and of the list beside it. `most`: the limit of the slowest in milliseconds;
 * `fewer`: the p95s among fewer listings, which may at most triple.
 */
export async function mapTimes(settings, listings, rounds, { most, fewer }) {
  fill(settings, listings);
  const product = await runPrepared(settings);
  try {
    const among = `among ${listings} listings, ${settings.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`;
    const times = await timesOf(product.address, shapes, rounds);
    /** @type {{ line: string, what: string, figure: string, times?: object, holds?: boolean }[]} */
    const figures = [
      { line: 'S10', what: `p95 of each box, zoom and filter of the map ${among}`, times, ...judgeTimes(times, most) },
      ...(fewer
        ? [
            {
              line: 'S10',
              what: `each of them ${among}, compared with its p95 among fewer`,
              ...compareTimes(times, fewer, 3),
            },
          ]
        : []),
    ];
    return figures;
  } finally {
    await product.stop();
  }
}
