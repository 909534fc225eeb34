/** Where the back of a device points, in degrees: the heading is clockwise, the pitch upwards. */
interface DeviceHeading {
  heading: number;
  pitch: number;
}

type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Whether this device may tell how it is held. */
export const hasDeviceHeading = (): boolean =>
  typeof DeviceOrientationEvent !== 'undefined' && window.matchMedia('(pointer:coarse)').matches;

/** Asks for the permission where the system wants it; call it from a press. */
export async function askForDeviceHeading(): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as unknown as Asking;
  if (!requestPermission) return true;
  return (await requestPermission().catch(() => 'denied')) === 'granted';
}

/** The direction of the line out of the device's back, from its three angles. */
export function headingOf({ alpha, beta, gamma }: Record<'alpha' | 'beta' | 'gamma', number>): DeviceHeading {
  const [a, b, c] = [alpha, beta, gamma].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  const east = -Math.cos(a) * Math.sin(c) - Math.sin(a) * Math.sin(b) * Math.cos(c);
  const north = -Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.sin(b) * Math.cos(c);
  const up = -Math.cos(b) * Math.cos(c);
  return {
    heading: (Math.atan2(east, north) * 180) / Math.PI,
    pitch: (Math.asin(Math.min(1, Math.max(-1, up))) * 180) / Math.PI,
  };
}

/** Tells each change of how the device is held. Returns a function that ends it. */
export function watchDeviceHeading(turned: (heading: DeviceHeading) => void): () => void {
  const listen = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha !== null && beta !== null && gamma !== null) turned(headingOf({ alpha, beta, gamma }));
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
}
