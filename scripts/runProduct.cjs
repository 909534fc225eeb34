const { spawn } = require('node:child_process');
const { createWriteStream, mkdtempSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { root } = require('./root.cjs');
const { sharePictures } = require('./sharedPictures.cjs');

/**
 * Runs the built product on a free port with its own folder. @returns once it accepts requests
 * `settings` are environment variables; `lines` collects its output, which is also written to the file `log`.
 * Rejects, and leaves no process, when it ends before or has not started within `limit` milliseconds.
 */
exports.runProduct = async function runProduct(settings = {}, { log, limit = 120_000 } = {}) {
  const folder = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'aangan-'));
  if (!settings.DATA_DIR) sharePictures(folder);
  const { DATABASE_URL: _database, DATABASE_LISTEN_URL: _listen, PUBLIC_URL: _url, ...around } = process.env;
  const product = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist/server/main.cjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...around,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      ...settings,
    },
  });
  const lines = [];
  const file = log && createWriteStream(log);
  const ended = new Promise((resolve) => product.once('exit', resolve));
  const removeFolder = () => !settings.DATA_DIR && rmSync(folder, { recursive: true, force: true });
  let timer;
  try {
    const address = await new Promise((resolve, reject) => {
      const fail = (how) => reject(new Error(`the product ${how}:\n${lines.join('')}`));
      const hear = (chunk) => {
        lines.push(String(chunk));
        file?.write(chunk);
        const found = /is running at (\S+)/.exec(lines.join(''))?.[1];
        if (found) resolve(found);
      };
      product.stdout.on('data', hear);
      product.stderr.on('data', hear);
      // "close" comes after the last line
      product.once('close', (code) => {
        file?.end();
        fail(`ended with ${code}`);
      });
      timer = setTimeout(() => fail(`did not start within ${limit / 1000} s`), limit);
    });
    return {
      address,
      folder,
      lines,
      pid: product.pid,
      ended,
      async stop() {
        product.kill('SIGTERM');
        await ended;
        removeFolder();
      },
      kill: () => product.kill('SIGKILL'),
    };
  } catch (error) {
    product.kill('SIGKILL');
    await ended;
    removeFolder();
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
