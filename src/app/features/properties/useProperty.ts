import type { Property } from '@contract/properties';
import { type Failure, failureOf, statusOf } from '../../api/apiError';
import { useGetPropertyQuery } from './propertiesApi';

export type PropertyView =
  | { kind: 'ready'; property: Property }
  | { kind: 'loading' }
  /** Sold or archived. */
  | { kind: 'gone' }
  /** Never was, or not for this reader; also an address that is no number. */
  | { kind: 'missing' }
  | { kind: 'failed'; failure: Failure; retry: () => void };

/** A listing as its page must show it. */
export function useProperty(id: string): PropertyView {
  const { currentData, error, refetch } = useGetPropertyQuery(id);
  if (currentData) return { kind: 'ready', property: currentData };
  const status = statusOf(error);
  if (status === 410) return { kind: 'gone' };
  if (status === 404 || status === 400) return { kind: 'missing' };
  const failure = failureOf(error);
  return failure ? { kind: 'failed', failure, retry: () => void refetch() } : { kind: 'loading' };
}
