/** What a form says before anything is typed. */
export const passwordHint =
  'At least 8 characters. Avoid your name, repeated characters and sequences like 12345678 or qwertyui.';

/** Neighbours in any of these, in either direction, make a run. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const shortestRun = 3;
/** A password of no more guesses than these is refused; a run is one guess, however long. */
const fewestGuesses = 4;

const follows = (row: string, one: string, next: string) => row.includes(one + next);

/** How long the run is that begins at a place: the same character, or neighbours of a row, forwards or backwards. */
function runAt(text: string, start: number): number {
  const kinds: readonly ((one: string, next: string) => boolean)[] = [
    (one, next) => one === next,
    ...rows.flatMap((row) => [
      (one: string, next: string) => follows(row, one, next),
      (one: string, next: string) => follows(row, next, one),
    ]),
  ];
  const lengths = kinds.map((kind) => {
    let end = start + 1;
    while (end < text.length && kind(text[end - 1] ?? '', text[end] ?? '')) end += 1;
    return end - start;
  });
  return Math.max(...lengths);
}

/** How much there is to guess: each run counts once, every other character too. */
function guessesIn(text: string): number {
  let guesses = 0;
  for (let at = 0; at < text.length; guesses += 1) {
    const run = runAt(text, at);
    at += run >= shortestRun ? run : 1;
  }
  return guesses;
}

/** Whether a text is one to four characters over and over. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some(
    (unit) => text.length >= 2 * unit && text === text.slice(0, unit).repeat(text.length).slice(0, text.length),
  );

/** Whether little is left once a name is taken out: nothing, a run, or a few digits and signs. */
function leansOn(text: string, name: string): boolean {
  if (name.length < 3 || !text.includes(name)) return false;
  const rest = text.replaceAll(name, '');
  return guessesIn(rest) < fewestGuesses || (rest.length <= 6 && !/\p{L}/u.test(rest));
}

const plainOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Names of an account that nobody should find in its password. */
export interface PasswordOwner {
  username?: string;
  email?: string;
  name?: string;
}

/** Why a password is easily guessed, in words for who chose it; undefined when it is not, by rule. Its length is checked elsewhere. */
export function passwordWeakness(
  password: string,
  { username = '', email = '', name = '' }: PasswordOwner = {},
): string | undefined {
  const text = plainOf(password);
  if (text === '') return 'Enter a password that is not blank.';
  if (isRepeated(text) || guessesIn(text) < fewestGuesses)
    return 'This password is a simple pattern such as 12345678 or qwertyui. Please choose another.';
  const names = [username, email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)].map(plainOf);
  return names.some((own) => leansOn(text, own))
    ? 'Choose a password that is not your name or email address.'
    : undefined;
}
