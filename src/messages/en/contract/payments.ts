export const statuses = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;
/** What the office has to settle. */
export const attention = {
  paid_twice: 'Paid twice',
  paid_short: 'Paid too little',
  not_granted: 'Paid, not activated',
  slot_lost: 'Meeting without a slot',
  refund_failed: 'Refund failed',
  refund_waiting: 'Refund unconfirmed',
} as const;
