/*
 * Words of filters that follow a rule. Read by the server alone, like those that are listed.
 */

const directions = {
  north: { latin: ['north', 'uttar'], devanagari: ['उत्तर'] },
  east: { latin: ['east', 'purva'], devanagari: ['पूर्व'] },
  south: { latin: ['south', 'dakshin'], devanagari: ['दक्षिण'] },
  west: { latin: ['west', 'pashchim'], devanagari: ['पश्चिम'] },
} as const;
type Direction = keyof typeof directions;

const points: Readonly<Record<string, readonly [Direction, Direction?]>> = {
  north: ['north'],
  north_east: ['north', 'east'],
  east: ['east'],
  south_east: ['south', 'east'],
  south: ['south'],
  south_west: ['south', 'west'],
  west: ['west'],
  north_west: ['north', 'west'],
};

/** "north facing", "northeast facing", "purva mukhi", "पूर्वमुखी". */
export function eachDirection(): { english: Record<string, string>; hindi: Record<string, string> } {
  const named = (script: 'latin' | 'devanagari', behind: readonly string[]) =>
    Object.fromEntries(
      Object.entries(points).map(([point, [one, other]]) => {
        const names = directions[one][script].flatMap((first, at) => {
          const second = other && directions[other][script][at];
          return second ? [`${first} ${second}`, `${first}${second}`] : [first];
        });
        return [point, names.flatMap((name) => behind.map((word) => `${name}${word}`)).join(', ')];
      }),
    );
  return {
    english: named('latin', [' facing', ' face', ' mukhi', ' मुखी']),
    hindi: named('devanagari', [' मुखी', 'मुखी', ' facing', ' face', ' mukhi']),
  };
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const mostFloors = 99;

/** "2nd", "11th". */
function inDigits(number: number): string {
  const ending = Math.floor(number / 10) === 1 ? undefined : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

/** "ninth floor", "2nd floor", by number. */
export function eachFloor(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: mostFloors }, (_, at) => {
      const names = [ordinals[at], inDigits(at + 1)].filter((name) => name !== undefined);
      return [at + 1, names.map((name) => `${name} floor`).join(', ')];
    }),
  );
}
