import { brand } from '@contract/brand';
import type { ConfigureStoreOptions } from '@reduxjs/toolkit';
import { mirrorMachines } from '../flow/mirrorMachines';
import { toPlain } from '../flow/toPlain';
import { MachineTravel } from '../flow/travel';
import type { AppStore } from './store';

type DevToolsOptions = Exclude<ConfigureStoreOptions['devTools'], boolean | undefined>;

/**
 * Shows every action and the whole state in Redux DevTools, with secrets hidden. A separate chunk: only browsers with
 * the extension load it.
 */
export const devTools: DevToolsOptions = {
  name: brand,
  // machines have many transitions, and an export begins with the oldest that is kept
  maxAge: 1_000,
  actionSanitizer: <Shown>(action: Shown) => toPlain(action) as Shown,
  stateSanitizer: <Shown>(state: Shown) => toPlain(state) as Shown,
};

/** Shows the machines in Redux DevTools, and lets them follow it through time. */
export function connectMachines(store: AppStore): void {
  mirrorMachines(store, new MachineTravel(store));
}
