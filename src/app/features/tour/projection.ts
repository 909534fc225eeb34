/** A direction in degrees: yaw 0 is the middle of the panorama, positive to the right; pitch is positive upwards. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** What one sees: a direction, and how much around it. */
export interface View extends Direction {
  /** The angle that the longer side of the screen shows. */
  fov: number;
}

export interface ScreenSize {
  width: number;
  height: number;
}

/** A point in pixels from the upper left corner. */
interface ScreenPoint {
  x: number;
  y: number;
}

export const fovLimits = { min: 35, max: 100, usual: 85 } as const;
const steepest = 85;

const radians = Math.PI / 180;
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** An angle between −180 and 180. */
export const wrapYaw = (yaw: number): number => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** A view without a look behind one's head or too far in or out. */
export const limitView = ({ yaw, pitch, fov }: View): View => ({
  yaw: wrapYaw(yaw),
  pitch: clamp(pitch, -steepest, steepest),
  fov: clamp(fov, fovLimits.min, fovLimits.max),
});

/** The distance of the screen from the eye, in pixels. */
export const focalLength = ({ fov }: Pick<View, 'fov'>, { width, height }: ScreenSize): number =>
  Math.max(width, height) / 2 / Math.tan((fov / 2) * radians);

/** Where a direction is on the screen; null if it is behind one. */
export function toScreen(place: Direction, view: View, size: ScreenSize): ScreenPoint | null {
  const yaw = (place.yaw - view.yaw) * radians;
  const pitch = place.pitch * radians;
  const x = Math.cos(pitch) * Math.sin(yaw);
  const up = Math.sin(pitch);
  const ahead = Math.cos(pitch) * Math.cos(yaw);
  const tilt = view.pitch * radians;
  const depth = ahead * Math.cos(tilt) + up * Math.sin(tilt);
  if (depth <= 1e-6) return null;
  const y = up * Math.cos(tilt) - ahead * Math.sin(tilt);
  const focal = focalLength(view, size);
  return { x: size.width / 2 + (focal * x) / depth, y: size.height / 2 - (focal * y) / depth };
}

/** The direction of a point of the screen. */
export function toDirection(point: ScreenPoint, view: View, size: ScreenSize): Direction {
  const focal = focalLength(view, size);
  const x = (point.x - size.width / 2) / focal;
  const y = (size.height / 2 - point.y) / focal;
  const tilt = view.pitch * radians;
  const up = y * Math.cos(tilt) + Math.sin(tilt);
  const ahead = Math.cos(tilt) - y * Math.sin(tilt);
  const length = Math.hypot(x, y, 1);
  return {
    yaw: wrapYaw(view.yaw + Math.atan2(x, ahead) / radians),
    pitch: Math.asin(clamp(up / length, -1, 1)) / radians,
  };
}

/** The view after a drag by so many pixels: what is under the pointer stays there, near the middle of the screen. */
export function dragged(view: View, by: ScreenPoint, size: ScreenSize): View {
  const perPixel = Math.atan(1 / focalLength(view, size)) / radians;
  // near the ceiling a circle of directions is shorter
  const slope = Math.max(0.25, Math.cos(view.pitch * radians));
  return limitView({ ...view, yaw: view.yaw - (by.x * perPixel) / slope, pitch: view.pitch + by.y * perPixel });
}

/** The same heading in another room, if both know where north is; undefined otherwise. */
export function sameHeading(yaw: number, here: number | undefined, there: number | undefined): number | undefined {
  return here === undefined || there === undefined ? undefined : wrapYaw(yaw + here - there);
}
