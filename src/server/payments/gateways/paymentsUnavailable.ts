import { Problem } from '../../lib/problem';

/** The error for every failure at the provider: nothing was charged, and a retry may succeed. */
export function paymentsUnavailable(cause?: string): Problem {
  const problem = new Problem(
    503,
    'payments_unavailable',
    'We cannot take payments right now. You were not charged. Please try again in a moment.',
    undefined,
    30,
  );
  if (cause) problem.cause = cause;
  return problem;
}
