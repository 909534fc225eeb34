import { startTransition, useEffect, useState } from 'react';

/** False on the server and during hydration, which must render the same; true from then on. */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}
