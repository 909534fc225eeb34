const path = require('node:path');
const refresh = require('react-refresh-typescript').default;
const webpack = require('webpack');
const browserTransformers = require('./browserTransformers.cjs');
const { messagesFolder, siteLanguage } = require('./siteLanguage.cjs');

const root = path.resolve(__dirname, '../..');
/**
 * react-router's production build: its `development` condition would otherwise be chosen by webpack's exports
 * resolution.
 */
const routerFile = (file) => path.join(root, 'node_modules/react-router/dist/production', file);

/** Configuration shared by the browser's and the server's bundles. */
module.exports = function common({ dev, browser }) {
  return {
    mode: dev ? 'development' : 'production',
    context: root,
    devtool: dev ? 'cheap-module-source-map' : browser ? false : 'nosources-source-map',
    cache: {
      type: 'filesystem',
      name: `${browser ? 'browser' : 'server'}-${dev ? 'dev' : 'built'}-${siteLanguage}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [
          __filename,
          path.join(__dirname, 'iconLoader.cjs'),
          path.join(__dirname, 'iconPaths.cjs'),
          path.join(__dirname, 'inlineMessages.cjs'),
          path.join(__dirname, 'siteLanguage.cjs'),
          path.join(__dirname, 'stableStyleIds.cjs'),
          path.join(__dirname, 'browserTransformers.cjs'),
          path.join(__dirname, 'withoutSchemas.cjs'),
          path.join(__dirname, 'withoutWords.cjs'),
          path.join(__dirname, 'computed.cjs'),
          path.join(__dirname, 'browser.cjs'),
          path.join(__dirname, 'server.cjs'),
        ],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': path.join(root, 'src/contract'),
        '@messages': messagesFolder,
        '@app': path.join(root, 'src/app'),
        '@server': path.join(root, 'src/server'),
        // the parser's own version uses innerHTML, which Trusted Types blocks
        'markdown-to-jsx/entities$': path.join(root, 'src/app/ui/namedEntities.ts'),
        ...(!dev && { 'react-router/dom$': routerFile('dom-export.mjs'), 'react-router$': routerFile('index.mjs') }),
      },
    },
    module: {
      rules: [
        // hot reload needs catalogues as modules
        ...(dev
          ? []
          : [
              {
                test: /\.tsx?$/,
                exclude: /node_modules/,
                enforce: /** @type {const} */ ('pre'),
                loader: path.join(__dirname, 'inlineMessages.cjs'),
                options: { folder: messagesFolder },
              },
            ]),
        ...(browser
          ? [
              {
                test: path.join(root, 'src/contract/filterParams.ts'),
                enforce: /** @type {const} */ ('pre'),
                loader: path.join(__dirname, 'computed.cjs'),
                options: { folders: { '@messages': messagesFolder } },
              },
            ]
          : []),
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // the native compiler checks types in parallel with the build
          options: {
            configFile: path.join(root, 'tsconfig.base.json'),
            transpileOnly: true,
            onlyCompileBundledFiles: true,
            compilerOptions: { noEmit: false, ...(dev && browser && { sourceMap: true }) },
            getCustomTransformers:
              dev && browser
                ? () => ({ before: [...browserTransformers().before, refresh()] })
                : path.join(__dirname, browser ? 'browserTransformers.cjs' : 'stableStyleIds.cjs'),
          },
        },
        {
          test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].+\.mjs$/,
          loader: path.join(__dirname, 'iconLoader.cjs'),
        },
        // the style sheet of a package, as text for a global style of the component that needs it
        { test: /\.css$/, type: 'asset/source' },
        // rendered pages link fonts and logos, so the server's bundle emits them
        {
          test: /\.(woff2|svg)$/,
          type: 'asset/resource',
          generator: browser ? { emit: false } : { outputPath: '../public/assets/' },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ __BROWSER__: JSON.stringify(browser), __DEV__: JSON.stringify(Boolean(dev)) }),
    ],
    performance: false,
    stats: { preset: 'errors-warnings' },
    infrastructureLogging: { level: 'error' },
  };
};
