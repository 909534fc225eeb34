import { type Place, kilometresBetween } from './projection';
import { type Sketch, placeOf } from './sketch';

export interface NearLandmark {
  name: string;
  kind: string;
  /** As the crow flies. */
  kilometres: number;
}

/** The landmarks of a sketch that are nearest to a place, the nearest first. */
export function nearestLandmarks({ landmarks }: Sketch, place: Place, count: number): NearLandmark[] {
  return landmarks
    .map(({ name, kind, at }) => ({ name, kind, kilometres: kilometresBetween(place, placeOf(at)) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, count);
}
