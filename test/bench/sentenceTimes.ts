import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSentence } from '@server/modules/properties/search/sentences/readSentence';

/*
 * Prints the milliseconds of reading each example sentence, as JSON; the longest the list accepts is among them. Run by
 * `sentenceTimes.mjs`.
 */
const rounds = Number(process.argv[2] ?? 50);
const examples = readFileSync(
  path.resolve(__dirname, '../../src/server/modules/properties/search/sentences/examples.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { q: string }).q);
const sentences = [...examples, examples.join(' ').slice(0, 200)];

const times: number[] = [];
for (let round = -5; round < rounds; round += 1) {
  for (const sentence of sentences) {
    const from = performance.now();
    readSentence(sentence);
    // the first rounds are a warm-up
    if (round >= 0) times.push(performance.now() - from);
  }
}
process.stdout.write(JSON.stringify(times));
