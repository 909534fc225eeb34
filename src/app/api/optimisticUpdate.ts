import type { Tag } from './tags';
import { api } from './api';

interface Undoable {
  undo(): void;
}

type Thunk<Result> = (dispatch: never, getState: never, extra: never) => Result;

/** A change of one cached result, shown ahead of the server's answer. */
interface CacheChange {
  show: Thunk<Undoable>;
  /** The request for that result that is on its way, if there is one. */
  running: Thunk<PromiseLike<unknown> | undefined>;
}

/** A change of what a query has cached for an argument; nothing changes where nothing is cached. */
export function cacheChange<Arg, Result>(
  endpoint: { name: string; Types: { QueryArg: Arg; ResultType: Result } },
  arg: NoInfer<Arg>,
  recipe: (cached: NoInfer<Result>) => NoInfer<Result> | void,
): CacheChange {
  return {
    show: api.util.updateQueryData(endpoint.name as never, arg as never, recipe as never),
    running: api.util.getRunningQueryThunk(endpoint.name as never, arg as never),
  };
}

/**
 * Shows changes ahead of the server's answer, and undoes them if the server refuses, the last change first. An answer
 * to an earlier request does not know of the change, so that is shown again on it. Never rejects.
 */
export async function showAtOnce(
  dispatch: (thunk: Thunk<unknown>) => unknown,
  answer: Promise<unknown>,
  changes: readonly CacheChange[],
): Promise<void> {
  let isRefused = false;
  const shown = changes.map(({ show }) => dispatch(show) as Undoable);
  changes.forEach(({ show, running }, index) => {
    const earlier = dispatch(running) as PromiseLike<unknown> | undefined;
    void earlier?.then(() => {
      if (!isRefused) shown[index] = dispatch(show) as Undoable;
    });
  });
  await answer.catch(() => {
    isRefused = true;
    [...shown].reverse().forEach((change) => change.undo());
  });
}

/** Passes the response of a mutation to `show`, unless the server refuses it. Never rejects because of a refusal. */
export async function whenFulfilled<Data>(
  answer: Promise<{ data: Data }>,
  show: (data: Data) => unknown,
): Promise<void> {
  const fulfilled = await answer.catch(() => undefined);
  if (fulfilled) show(fulfilled.data);
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/** The arguments of an endpoint's cached queries whose result holds what the tag names. */
export function argumentsShowing<Arg>(state: unknown, endpointName: string, tag: Tag): Arg[] {
  return api.util
    .selectInvalidatedBy(state as State, [tag])
    .filter((query) => query.endpointName === endpointName)
    .map(({ originalArgs }) => originalArgs as Arg);
}
