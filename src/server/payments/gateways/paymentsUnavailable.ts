import * as messages from '@messages/server/payments';
import { Problem } from '../../lib/problem';

/** The error for every failure at the provider: nothing was charged, and a retry may succeed. */
export function paymentsUnavailable(cause?: string): Problem {
  const problem = new Problem(503, 'payments_unavailable', messages.weCannotTakePaymentsRightNow, undefined, 30);
  if (cause) problem.cause = cause;
  return problem;
}
