import * as messages from '@messages/contract/passwords';

/** The help that forms show before anything is typed. */
export const passwordHint = messages.passwordHint;

/** Adjacent characters of any of these form a run, in either direction. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const shortestRun = 3;
/** A password of at most this many guesses is refused; a run counts as one guess, however long. */
const fewestGuesses = 4;

const follows = (row: string, one: string, next: string) => row.includes(one + next);

/**
 * The length of the run that starts at a position: the same character, or adjacent ones of a row, in either direction.
 */
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

/** The number of guesses: one for each run and for each other character. */
function guessesIn(text: string): number {
  let guesses = 0;
  for (let at = 0; at < text.length; guesses += 1) {
    const run = runAt(text, at);
    at += run >= shortestRun ? run : 1;
  }
  return guesses;
}

/** Whether a text repeats one to four characters. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some(
    (unit) => text.length >= 2 * unit && text === text.slice(0, unit).repeat(text.length).slice(0, text.length),
  );

/** Whether little is left without a name: nothing, a run, or a few digits and symbols. */
function leansOn(text: string, name: string): boolean {
  if (name.length < 3 || !text.includes(name)) return false;
  const rest = text.replaceAll(name, '');
  return guessesIn(rest) < fewestGuesses || (rest.length <= 6 && !/\p{L}/u.test(rest));
}

const plainOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** An account's names, which its password must not contain. */
export interface PasswordOwner {
  username?: string;
  email?: string;
  name?: string;
}

/** Why a password is easy to guess, as a message; undefined if no rule applies. Its length is checked elsewhere. */
export function passwordWeakness(
  password: string,
  { username = '', email = '', name = '' }: PasswordOwner = {},
): string | undefined {
  const text = plainOf(password);
  if (text === '') return messages.passwordIsBlank;
  if (isRepeated(text) || guessesIn(text) < fewestGuesses) return messages.passwordIsAPattern;
  const names = [username, email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)].map(plainOf);
  return names.some((own) => leansOn(text, own)) ? messages.passwordIsAName : undefined;
}
