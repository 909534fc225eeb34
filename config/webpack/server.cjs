const fs = require('node:fs');
const path = require('node:path');
const Terser = require('terser-webpack-plugin');
const webpack = require('webpack');
const common = require('./common.cjs');

const root = path.resolve(__dirname, '../..');
/** Used for rendering, so bundled in their production form; other packages are loaded from node_modules. */
const bundled =
  /^(react|react-dom|react-router|react-router-dom|react-redux|@reduxjs\/toolkit|styled-components|@xstate\/react|xstate|lucide-react|markdown-to-jsx|react-responsive-carousel|@fontsource-variable)(\/|$)/;

function external({ request }, answer) {
  const own = request.startsWith('.') || path.isAbsolute(request) || /^@(contract|messages|app|server)\//.test(request);
  return own || bundled.test(request) ? answer() : answer(null, `commonjs ${request}`);
}

const migrations = path.join(root, 'src/server/db/migrations');

/** Copies the migrations beside the bundles, which read them when they start. */
const copyMigrations = {
  apply: (/** @type {import('webpack').Compiler} */ compiler) =>
    compiler.hooks.thisCompilation.tap('copyMigrations', (compilation) => {
      compilation.contextDependencies.add(migrations);
      compilation.hooks.additionalAssets.tap('copyMigrations', () => {
        for (const file of fs.readdirSync(migrations).filter((name) => name.endsWith('.sql')))
          compilation.emitAsset(
            `migrations/${file}`,
            new webpack.sources.RawSource(fs.readFileSync(path.join(migrations, file))),
          );
      });
    }),
};

/**
 * Removes comments (except licences) and indents, and escapes what is not ASCII: one character beyond Latin-1 would double
 * the memory that a bundle's text takes in V8. Names and lines stay for stack traces.
 */
const withoutComments = new Terser({
  minify: Terser.terserMinify,
  extractComments: false,
  terserOptions: {
    ecma: 2020,
    compress: false,
    mangle: false,
    format: { ascii_only: true, beautify: true, indent_level: 0, comments: 'some' },
  },
});

/** @returns {any} a webpack configuration */
module.exports = function server({ dev }) {
  const shared = common({ dev, browser: false });
  return {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: {
      main: './src/server/main.ts',
      demo: './src/server/cli/demo.ts',
      cli: './src/server/cli/main.ts',
      pictureWorker: './src/server/media/pictureWorker.ts',
      tableWorker: './src/server/imports/table/tableWorker.ts',
      databaseImage: './src/server/cli/databaseImage.ts',
    },
    externals: [
      ({ request, contextInfo }, answer) =>
        contextInfo.issuer.includes('node_modules')
          ? /^(node:|[a-z_]+$)/.test(request) && require('node:module').isBuiltin(request)
            ? answer(null, `commonjs ${request}`)
            : answer()
          : external({ request }, answer),
    ],
    output: {
      path: path.join(root, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '/assets/',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [...shared.plugins, copyMigrations, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: {
      minimize: !dev,
      minimizer: [withoutComments],
      splitChunks: false,
      nodeEnv: dev ? 'development' : 'production',
    },
  };
};
