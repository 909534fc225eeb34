const path = require('node:path');
const Refresh = require('@pmmmwh/react-refresh-webpack-plugin');
const Terser = require('terser-webpack-plugin');
const webpack = require('webpack');
const common = require('./common.cjs');

const root = path.resolve(__dirname, '../..');
const packages = (...names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** Writes the files of each named chunk, so that the server can list them in the pages it renders. */
class ChunkManifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = {};
          for (const [name, group] of compilation.namedChunkGroups)
            files[name] = [...new Set(group.getFiles())].filter(
              (file) => file.endsWith('.js') && !file.includes('hot-update'),
            );
          compilation.emitAsset('chunks.json', new webpack.sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}

/**
 * Chromium (136 and later) compiles all functions of these files at once, beside the main thread, instead of each on it
 * when it is first called (V8's explicit compile hints). Only for files that every page runs: of others, too many
 * functions are never called.
 */
const compileAtOnce = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(runtime|frameworks|machines|main)\./,
  // the minimizer would remove it
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

module.exports = function browser({ dev }) {
  const shared = common({ dev, browser: true });
  const name = dev ? '[name]' : '[name].[contenthash:8]';
  // chunks loaded later have no name in their file, because the first load carries the list of all files
  const laterName = dev ? '[name]' : '[contenthash:7]';
  return {
    ...shared,
    name: 'browser',
    target: 'web',
    entry: { main: './src/app/entry.browser.tsx' },
    // the build for browsers of recent years, not only recent months; its worker must match
    resolve: {
      ...shared.resolve,
      alias: {
        ...shared.resolve.alias,
        'pdfjs-dist$': path.join(root, 'node_modules/pdfjs-dist/legacy/build/pdf.mjs'),
      },
    },
    output: {
      path: path.join(root, 'dist/public/assets'),
      publicPath: '/assets/',
      filename: `${name}.js`,
      chunkFilename: `${laterName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: { keep: /\.(woff2|svg)(\.(br|gz))?$/ },
      uniqueName: 'aangan',
      trustedTypes: { policyName: 'aangan-chunks' },
    },
    plugins: [...shared.plugins, new ChunkManifest(), dev ? new Refresh({ overlay: false }) : compileAtOnce],
    optimization: {
      minimize: !dev,
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { comments: false } },
        }),
      ],
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // changes only with our dependencies, so it stays cached across releases
          frameworks: {
            test: packages(
              'react',
              'react-dom',
              'scheduler',
              'react-router',
              'react-router-dom',
              'cookie',
              'set-cookie-parser',
              '@reduxjs',
              'redux',
              'redux-thunk',
              'reselect',
              'immer',
              'react-redux',
              'styled-components',
              'stylis',
              '@emotion',
              'use-sync-external-store',
              'tslib',
            ),
            name: 'frameworks',
            priority: 30,
            chunks: 'initial',
          },
          machines: {
            test: packages('xstate', '@xstate', 'use-isomorphic-layout-effect'),
            name: 'machines',
            priority: 25,
          },
          // lists, tables and forms that the office's screens share, once instead of in each
          officeShared: {
            test: /[\\/]src[\\/]/,
            chunks: ({ name }) => typeof name === 'string' && name.startsWith('office-'),
            name: 'office-shared',
            minChunks: 3,
            minSize: 0,
            priority: 20,
          },
        },
      },
    },
  };
};
