import { readdirSync } from 'node:fs';
import path from 'node:path';
import { replayedJourney } from '../support/replayedJourney';

const recordings = readdirSync(__dirname).filter((file) => file.endsWith('.json'));

it('has the recordings that docs/debugging.md describes', () => {
  expect(recordings.length).toBeGreaterThanOrEqual(5);
});

it.each(recordings)('%s replays step by step as it was recorded', (file) => {
  expect(replayedJourney(path.join(__dirname, file)).differing).toEqual([]);
});
