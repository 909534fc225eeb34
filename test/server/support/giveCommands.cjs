/*
 * node -r runTypeScript.cjs giveCommands.cjs '[{"words","around"}, …]' runs the operator's commands one after another in one
 * process, as if each had its own, in the current folder. For each it prints a line {"code","output","errors","files"}; the
 * files are those of the folder afterwards.
 */
const fs = require('node:fs');
const path = require('node:path');

const main = path.resolve(__dirname, '../../../src/server/cli/main.ts');
/** @type {{ words: string, around: Record<string, string> }[]} */
const left = JSON.parse(process.argv[2] ?? '[]');
const environment = { ...process.env };
const print = process.stdout.write.bind(process.stdout);

/** @type {{ output: string, errors: string } | undefined} */
let given;

function give() {
  const next = left.shift();
  if (!next) return;
  const told = { output: '', errors: '' };
  given = told;
  process.env = { ...environment, ...next.around };
  process.argv = [process.execPath, main, ...next.words.split(' ').filter(Boolean)];
  process.exitCode = 0;
  Object.assign(process.stdout, { write: (text) => ((told.output += text), true) });
  Object.assign(process.stderr, { write: (text) => ((told.errors += text), true) });
  delete require.cache[main];
  require(main);
  // a command that waits for nothing would not be followed by another `beforeExit`
  setImmediate(() => undefined);
}

// emitted when the process would end; not after process.exit(), whose command has no line then
process.on('beforeExit', (code) => {
  if (!given) return;
  print(`${JSON.stringify({ code, ...given, files: fs.readdirSync('.') })}\n`);
  given = undefined;
  process.exitCode = 0;
  give();
});

give();
