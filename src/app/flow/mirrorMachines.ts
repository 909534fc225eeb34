import { type MachineMove, machineMoved } from './machinesReducer';
import { observeTransitions } from './observeTransitions';
import { actorName, toPlain } from './toPlain';

interface Dispatches {
  dispatch(action: ReturnType<typeof machineMoved>): unknown;
}

/** Mirrors every transition of every machine in the store, as `machines/<id>`. Returns a function that stops it. */
export function mirrorMachines(store: Dispatches): () => void {
  return observeTransitions(
    ({
      machine,
      event,
      snapshot: {
        value,
        context,
        status,
        machine: { id: machineId },
      },
    }) => {
      const move = toPlain({ id: actorName(machine), event, value, context, status }) as MachineMove;
      store.dispatch(machineMoved(machineId, move));
    },
  );
}
