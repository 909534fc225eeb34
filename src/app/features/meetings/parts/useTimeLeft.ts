import { useEffect, useState } from 'react';

/** The milliseconds until a time on this device's clock, updated every second. */
export function useTimeLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, deadline - now);
}
