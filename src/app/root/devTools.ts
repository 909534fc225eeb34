import { brand } from '@contract/brand';
import type { ConfigureStoreOptions } from '@reduxjs/toolkit';
import { toPlain } from '../flow/toPlain';

export { mirrorMachines } from '../flow/mirrorMachines';

type DevToolsOptions = Exclude<ConfigureStoreOptions['devTools'], boolean | undefined>;

/**
 * Shows every action and the whole state in Redux DevTools, with secrets hidden. A separate chunk: only browsers with
 * the extension load it.
 */
export const devTools: DevToolsOptions = {
  name: brand,
  actionSanitizer: <Shown>(action: Shown) => toPlain(action) as Shown,
  stateSanitizer: <Shown>(state: Shown) => toPlain(state) as Shown,
};
