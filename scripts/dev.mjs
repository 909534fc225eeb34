// Server and app with hot reload at one address: webpack's dev server proxies to the product.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './sources.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const [browserConfig, serverConfig] = require(path.join(root, 'webpack.config.js'))({ dev: true });

const port = Number(process.env.PORT ?? 3000);
const behind = port + 1;
const built = path.join(root, '.dev');
browserConfig.output.path = path.join(built, 'public/assets');
serverConfig.output.path = path.join(built, 'server');

let product;
let restarting = Promise.resolve();

async function endProduct() {
  if (!product || product.exitCode !== null) return;
  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await ended;
}

/** Only one process may have the database open, so the old one ends before the new one starts. */
function restart() {
  restarting = restarting.then(async () => {
    await endProduct();
    product = spawn(process.execPath, ['--enable-source-maps', path.join(built, 'server/main.cjs')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(behind),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: process.env.DATA_DIR ?? './data',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
    });
    product.stdout.pipe(process.stdout);
  });
}

const front = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    // the server reads the names of scripts from the manifest on disk
    devMiddleware: { publicPath: '/assets/', writeToDisk: (file) => /chunks\.json$/.test(file) },
    client: { overlay: false, logging: 'warn' },
    proxy: [
      {
        context: (address) => !address.startsWith('/assets/') || address.endsWith('.woff2'),
        target: `http://127.0.0.1:${behind}`,
        xfwd: true,
      },
    ],
  },
  webpack(browserConfig),
);

let ready = false;
const server = webpack(serverConfig);
await front.start();
front.compiler.hooks.done.tap('dev', () => {
  if (ready) return;
  ready = true;
  server.watch({}, (error, stats) => {
    if (error || stats.hasErrors()) console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
    else restart();
  });
});
console.log(`Aangan Estates will be open at http://localhost:${port} (Redux DevTools: any page)`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([front.stop(), endProduct()]);
    process.exit(0);
  });
}
