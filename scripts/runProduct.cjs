const { spawn } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { root } = require('./root.cjs');
const { sharePictures } = require('./sharedPictures.cjs');

/**
 * Runs the built product on a free port with its own folder. @returns once it accepts requests
 * `settings` are environment variables; `lines` collects its output.
 */
exports.runProduct = async function runProduct(settings = {}) {
  const folder = settings.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'aangan-'));
  if (!settings.DATA_DIR) sharePictures(folder);
  const { DATABASE_URL: _database, PUBLIC_URL: _url, ...around } = process.env;
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
  const address = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      lines.push(String(chunk));
      const found = /is running at (\S+)/.exec(lines.join(''))?.[1];
      if (found) resolve(found);
    };
    product.stdout.on('data', hear);
    product.stderr.on('data', hear);
    product.on('exit', (code) => reject(new Error(`the product ended with ${code}:\n${lines.join('')}`)));
  });
  const ended = new Promise((resolve) => product.on('exit', resolve));
  return {
    address,
    folder,
    lines,
    pid: product.pid,
    ended,
    async stop() {
      product.kill('SIGTERM');
      await ended;
      if (!settings.DATA_DIR) rmSync(folder, { recursive: true, force: true });
    },
    kill: () => product.kill('SIGKILL'),
  };
};
