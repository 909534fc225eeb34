import { brand } from '@contract/brand';
import type { ConfigureStoreOptions } from '@reduxjs/toolkit';
import { toPlain } from '../flow/toPlain';

export { mirrorMachines } from '../flow/mirrorMachines';

type DevToolsOptions = Exclude<ConfigureStoreOptions['devTools'], boolean | undefined>;

/** Redux DevTools shows every action and the whole state, secrets aside. In a chunk of its own: only who has them installed loads it. */
export const devTools: DevToolsOptions = {
  name: brand,
  actionSanitizer: <Shown>(action: Shown) => toPlain(action) as Shown,
  stateSanitizer: <Shown>(state: Shown) => toPlain(state) as Shown,
};
