const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const file = path.join(__dirname, 'durations.json');
/** @type {Record<string, number>} seconds by suite, written by `npm test -- --write-durations` */
const durations = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const root = path.resolve(__dirname, '../..');

/** Seconds that a suite takes; of an unknown one a guess by its size. */
const secondsOf = ({ path: suite }) =>
  durations[path.relative(root, suite).split(path.sep).join('/')] ?? statSync(suite).size / 10_000;

/** Starts the longest suites first, so that no worker is left alone with one at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a));
  }
};
