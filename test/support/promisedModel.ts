import { createMachine } from 'xstate';
import { createTestModel } from 'xstate/graph';

type Promised<State extends string> = Record<State, Record<string, NoInfer<State>>>;

/** A test model written from the specification, state → event → state: one path for every promised transition. */
export function promisedModel<State extends string>(initial: NoInfer<State>, table: Promised<State>) {
  const states = Object.fromEntries(Object.entries<Record<string, State>>(table).map(([name, on]) => [name, { on }]));
  // a path for each transition, not only each state
  const serializeState = (
    to: { value: unknown },
    event: { type: string } | undefined,
    from: { value: unknown } | undefined,
  ) => JSON.stringify([from?.value, event?.type, to.value]);
  return createTestModel(createMachine({ initial, states }), { serializeState: serializeState as never });
}
