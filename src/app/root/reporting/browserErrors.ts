import { beginningOf } from '@contract/beginningOf';
import { redactSecrets } from '@contract/secrets';
import { reportLimits } from '@contract/reportLimits';

/** Failures of the connection, of an extension or of nothing: there is nothing to mend for us. */
const notOurs =
  /^(AbortError|ChunkLoadError|NetworkError)\b|Failed to fetch|Load failed|NetworkError when|dynamically imported module|ResizeObserver loop|^Script error\.?$|\b[\w-]*extension:\/\//;

/** An error with its stack as text without secrets; empty for anything else that was thrown. */
export function describeError(error: unknown): string {
  if (typeof error === 'string') return beginningOf(redactSecrets(error), reportLimits.error);
  if (!(error instanceof Error)) return '';
  const first = `${error.name}: ${error.message}`;
  const stack = error.stack ?? '';
  return beginningOf(redactSecrets(stack.includes(first) ? stack : `${first}\n${stack}`), reportLimits.error);
}

/** Whether an error means that our code failed. What RTK Query rejects with is a refused request, not an error. */
export function isOurError(error: unknown, source = ''): boolean {
  const words = describeError(error);
  return words !== '' && !notOurs.test(words) && !notOurs.test(source);
}
