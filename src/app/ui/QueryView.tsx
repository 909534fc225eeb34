import type { ReactNode } from 'react';
import { Failed } from './Notice';

interface QueryViewProps<Data> {
  /** The content as a noun in a sentence: "the listings". */
  what: string;
  data: Data | undefined;
  failure: { words: string; away: boolean } | undefined;
  onRetry: () => void;
  /** A placeholder of the content's size. */
  skeleton: ReactNode;
  /** Shown for an empty result. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Decides between content, error, empty result and placeholder, for all screens. */
export function QueryView<Data>({ what, data, failure, onRetry, skeleton, empty, children }: QueryViewProps<Data>) {
  if (data !== undefined) return Array.isArray(data) && data.length === 0 && empty ? empty : children(data);
  if (failure) return <Failed what={what} words={failure.words} keepsTrying={failure.away} onRetry={onRetry} />;
  return skeleton;
}
