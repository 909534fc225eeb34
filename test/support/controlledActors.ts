import { fromPromise } from 'xstate';

/** Promise actors that wait until the test resolves them. Needs jest's fake timers. */
export function controlledActors() {
  const waiting = new Map<string, { input: unknown; resolve(output: unknown): void; reject(error: unknown): void }>();
  const call = (id: string) => {
    const found = waiting.get(id);
    if (!found) throw new Error(`${id} was never invoked`);
    return found;
  };
  return {
    hold: <Output, Input>(id: string) =>
      fromPromise<Output, Input>(
        ({ input }) =>
          new Promise<Output>((resolve, reject) => {
            waiting.set(id, { input, resolve: (output) => resolve(output as Output), reject });
          }),
      ),
    inputOf: (id: string) => call(id).input,
    async answer(id: string, output: unknown) {
      call(id).resolve(output);
      await jest.advanceTimersByTimeAsync(0);
    },
    async refuse(id: string, error: Error) {
      call(id).reject(error);
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}
