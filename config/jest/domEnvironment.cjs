const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's own versions of what jsdom lacks and the router and RTK Query need. */
const borrowed = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) this.global[name] = globalThis[name];
    this.global.Uint8Array = Uint8Array;
  }
};
