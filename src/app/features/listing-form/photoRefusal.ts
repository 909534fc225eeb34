import { toApiFailure } from '../../api/apiError';

/** Whether a photo failed because the server did not respond or nobody was logged in. */
export function isAway(refusal: unknown): boolean {
  const failure = toApiFailure(refusal);
  return failure.kind === 'unreachable' || (failure.kind === 'answered' && failure.status === 401);
}
