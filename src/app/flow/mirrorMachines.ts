import type { AnyActor } from 'xstate';
import { addInspector } from './inspection';
import { type MachineMove, machineMoved } from './machinesReducer';
import { MachineNames, logMachines } from './recording/logMachines';
import type { LoggedMove } from './recording/sessionLog';
import { toPlain } from './toPlain';
import type { MachineTravel } from './travel';

interface Dispatches {
  dispatch(action: ReturnType<typeof machineMoved>): unknown;
}

/**
 * Mirrors every transition of every machine in the store, as `machines/<id>` with the event, its payload and sender, and
 * the resulting state. Returns a function that stops it.
 */
export function mirrorMachines(store: Dispatches, travel?: MachineTravel): () => void {
  const names = new MachineNames();
  const orders = new WeakMap<LoggedMove, number>();
  let count = 0;
  const stopTravel = addInspector((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.sourceRef) travel?.noteSent(inspected.event);
  });
  const stopMoves = logMachines(
    {
      begin: (move) => orders.set(move, (count += 1)),
      complete: (move, snapshot) => {
        const { value, context, status, children, machine } = snapshot;
        const { name: id, event, origin } = move;
        const order = orders.get(move);
        const plain = toPlain({ id, event, value, context, status, origin, order, children }, (actor) =>
          names.of(actor as AnyActor),
        ) as MachineMove;
        const dispatch = () => void store.dispatch(machineMoved(machine.id, plain));
        if (!travel) dispatch();
        else {
          travel.moved(id, move.machine, snapshot, plain);
          travel.mirror(dispatch);
        }
      },
    },
    names,
    { now: () => 0, withRunning: false },
  );
  return () => {
    stopTravel();
    stopMoves();
  };
}
