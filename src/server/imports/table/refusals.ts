import * as messages from '@messages/server/imports';
import { Problem } from '../../lib/problem';

/** The file is none that we read, or is damaged. */
export const wrongType = (message: string) => new Problem(415, 'wrong_type', message);
/** Reading it would take more than one file may. */
export const tooComplex = () => new Problem(415, 'too_complex', messages.thisFileIsTooComplex);
/** It is beyond a bound of `contract/importLimits`. */
export const tooLarge = (message: string) => new Problem(413, 'too_large', message);

/**
 * What to say of an error that a parser has thrown: that the file is damaged.
 *
 * @returns the error itself where the system failed, such as a full disk, or where it is a Problem already
 */
export function asRefusal(error: unknown): Error {
  if (error instanceof Problem || (error instanceof Error && 'syscall' in error)) return error;
  return wrongType(messages.thisFileIsDamaged);
}
