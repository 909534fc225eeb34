import type { Meeting } from '@contract/meetings';
import type { Order } from '@contract/payments';

export interface MeetingFormProps {
  /**
   * Opens the payment of a held meeting's order; once it is paid, `Meeting` is the tag to invalidate, and the screen says that it is booked.
   * Left out, there is no button to pay, and the screen says how the office goes on.
   */
  onPay?: ((order: Order, meeting: Meeting) => void) | undefined;
}
