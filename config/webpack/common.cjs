const path = require('node:path');
const webpack = require('webpack');

const root = path.resolve(__dirname, '../..');
/** react-router's production build: its `development` condition would otherwise be chosen by webpack's exports resolution. */
const routerFile = (file) => path.join(root, 'node_modules/react-router/dist/production', file);

/** What the browser's bundle and the server's have in common. */
module.exports = function common({ dev, browser }) {
  return {
    mode: dev ? 'development' : 'production',
    context: root,
    devtool: dev ? 'cheap-module-source-map' : browser ? false : 'source-map',
    cache: { type: 'filesystem', name: `${browser ? 'browser' : 'server'}-${dev ? 'dev' : 'built'}`, cacheDirectory: path.join(root, 'node_modules/.cache/webpack'), buildDependencies: { config: [__filename, path.join(__dirname, 'stableStyleIds.cjs'), path.join(__dirname, 'browser.cjs'), path.join(__dirname, 'server.cjs')] } },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': path.join(root, 'src/contract'),
        '@app': path.join(root, 'src/app'),
        '@server': path.join(root, 'src/server'),
        ...(!dev && { 'react-router/dom$': routerFile('dom-export.mjs'), 'react-router$': routerFile('index.mjs') }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // types are checked beside the build, by the native compiler
          options: { transpileOnly: true, onlyCompileBundledFiles: true, compilerOptions: { noEmit: false, ...(dev && browser && { sourceMap: true }) }, getCustomTransformers: path.join(__dirname, 'stableStyleIds.cjs') },
        },
        { test: /\.(woff2|pdf|jpg|png|svg)$/, type: 'asset/resource', generator: { emit: browser } },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __BROWSER__: JSON.stringify(browser), __DEV__: JSON.stringify(Boolean(dev)) })],
    performance: false,
    stats: { preset: 'errors-warnings' },
    infrastructureLogging: { level: 'error' },
  };
};
