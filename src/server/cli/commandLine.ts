import * as messages from '@messages/server/cli';
import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type ValuesOf<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>['values'];

/** A command with wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'Misuse';
}

/**
 * The options and arguments after a command's name.
 * @throws Misuse for an option it does not know, and for more words than `most`
 */
export function readCommand<const Known extends Options>(
  args: string[],
  most: number,
  options: Known,
): { values: ValuesOf<Known>; words: string[] } {
  const { values, positionals } = parsed(args, options);
  const extra = positionals[most];
  if (extra !== undefined) throw new UsageError(messages.unexpectedWord(extra));
  return { values, words: positionals };
}

function parsed<const Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // its further sentences are for developers
    const [words = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${words.replace(/\.$/, '')}.`);
  }
}
