import type { ReactNode } from 'react';
import { Failed } from './Notice';

interface QueryViewProps<Data> {
  /** What is loaded, as a sentence says it: "the listings". */
  what: string;
  data: Data | undefined;
  failure: { words: string; away: boolean } | undefined;
  onRetry: () => void;
  /** Of the true size of what comes. */
  skeleton: ReactNode;
  /** Shown instead of nothing. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The one place that decides between what came, what failed, what is empty and what is still on its way. */
export function QueryView<Data>({ what, data, failure, onRetry, skeleton, empty, children }: QueryViewProps<Data>) {
  if (data !== undefined) return Array.isArray(data) && data.length === 0 && empty ? empty : children(data);
  if (failure) return <Failed what={what} words={failure.words} keepsTrying={failure.away} onRetry={onRetry} />;
  return skeleton;
}
