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

/** The locality whose middle is nearest to a place. */
export function nearestLocality(
  { localities }: Sketch,
  place: Place,
): { name: string; kilometres: number } | undefined {
  const [nearest] = localities
    .map(({ name, at }) => ({ name, kilometres: kilometresBetween(place, placeOf(at)) }))
    .sort((one, other) => one.kilometres - other.kilometres);
  return nearest;
}

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The point of the locality that a text names; of several the longest name. */
export function localityNamed({ localities }: Sketch, text: string): Place | undefined {
  const words = plain(text);
  const [named] = localities
    .filter(({ name }) => words.includes(plain(name)))
    .sort((one, other) => other.name.length - one.name.length);
  return named && placeOf(named.at);
}
