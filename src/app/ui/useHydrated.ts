import { startTransition, useEffect, useState } from 'react';

/** False while the server draws and for the browser's first drawing, which must be the same; true from then on. */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return alive;
}
