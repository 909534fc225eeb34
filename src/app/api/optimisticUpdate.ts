import type { Tag } from './tags';
import { api } from './api';

interface Undoable {
  undo(): void;
}

/** Undoes what was shown ahead of the server's answer if the server refuses it, the last change first. Never rejects. */
export async function undoIfRefused(answer: Promise<unknown>, changes: readonly Undoable[]): Promise<void> {
  await answer.catch(() => [...changes].reverse().forEach((change) => change.undo()));
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
