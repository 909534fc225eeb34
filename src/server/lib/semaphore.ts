/** Lets at most `places` tasks run at once; the others wait in order. */
export function createSemaphore(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = places;
  const enter = () =>
    new Promise<void>((enterNow) => {
      if (free > 0) {
        free -= 1;
        enterNow();
      } else waiting.push(enterNow);
    });
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Shares running work by key: callers that ask meanwhile get the same result. */
export function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const joined = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, joined);
    return joined;
  };
}
