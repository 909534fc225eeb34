import type { SessionRecording } from '@contract/sessionRecording';
import type { UnknownAction } from '@reduxjs/toolkit';
import { buildId } from '../../platform/pageSettings';
import { sessionTap } from '../sessionTap';
import { MachineNames, type MoveSink, logMachines } from './logMachines';
import { type LoggedAction, SessionLog, routeAction } from './sessionLog';
import { RecordingWriter } from './writeRecording';

export interface Recorder {
  stop: () => void;
  take: () => Promise<SessionRecording>;
}

const pathOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Writes down this tab's session from now on: every action, every new address, every transition of every machine. */
export function startRecorder(): Recorder {
  const { store, router } = sessionTap;
  if (!store) throw new Error('there is no store to record');
  const { getState } = store;
  const from = performance.now();
  const now = () => performance.now() - from;
  const names = new MachineNames();
  const log = new SessionLog(getState(), Date.now(), pathOf(window.location));
  const sink: MoveSink = {
    begin: (move) => void log.add(move),
    complete: (move, snapshot) => log.complete(move, snapshot),
  };
  const stops = [logMachines(sink, names, { now, withRunning: true })];

  let latest: LoggedAction | undefined;
  sessionTap.onAction = (action: UnknownAction, next, from) => {
    // another store, such as an earlier one of a test
    if (from() !== getState()) return next(action);
    const entry: LoggedAction = { at: now(), action };
    latest = entry;
    log.add(entry);
    const result = next(action);
    // with others dispatched within it, the state between is unknown
    if (latest === entry) entry.state = getState();
    return result;
  };
  stops.push(() => {
    sessionTap.onAction = undefined;
  });

  let path = router ? pathOf(router.state.location) : '';
  const stopRouter = router?.subscribe(({ navigation, location }) => {
    const next = pathOf(location);
    if (navigation.state !== 'idle' || next === path) return;
    path = next;
    log.add({ at: now(), action: { type: routeAction, payload: { path } }, state: getState() });
  });
  if (stopRouter) stops.push(stopRouter);

  return {
    stop: () => stops.forEach((stop) => stop()),
    take: () => new RecordingWriter(names).write(log.copy(), getState(), buildId()),
  };
}
