import { useEffect, useState } from 'react';

/** How much time there is until a moment of this device's clock, in milliseconds; it follows second by second. */
export function useTimeLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, deadline - now);
}
