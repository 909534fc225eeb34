import { useActor, useActorRef } from '@xstate/react';
import type { Actor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { inspect } from './inspection';

/** A machine's input, if it takes one. */
type Input<Machine extends AnyStateMachine> = undefined extends InputFrom<Machine> ? [] : [input: InputFrom<Machine>];

const optionsOf = (machine: AnyStateMachine, input: unknown) => ({ id: machine.id, input, inspect });

/**
 * Runs a machine in a component and reports it to the inspector. All machines run through this, so that each one is
 * shown and recorded.
 */
export function useMachine<Machine extends AnyStateMachine>(machine: Machine, ...[input]: Input<Machine>) {
  const [snapshot, send] = useActor(machine as AnyStateMachine, optionsOf(machine, input));
  return [snapshot as SnapshotFrom<Machine>, send as Actor<Machine>['send']] as const;
}

/** Like `useMachine`, without a render for each transition. */
export function useMachineRef<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: Input<Machine>
): Actor<Machine> {
  return useActorRef(machine as AnyStateMachine, optionsOf(machine, input)) as unknown as Actor<Machine>;
}
