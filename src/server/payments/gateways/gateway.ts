/** An order at the provider. */
export interface ProviderOrder {
  id: string;
  amountInPaise: number;
}

/** How a payment stands at the provider. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  /** `refunded` only for money that had been received: a reservation that was let go again is `failed`. */
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  amountInPaise: number;
  /** What was given back of it so far. */
  refundedInPaise: number;
  /** When the payment was begun; null when that is not told. */
  createdAt: Date | null;
  /** Such as "card", "upi". */
  method: string;
  card?: { network: string; last4: string; expiry: string };
}

/** What we understand of a provider's event; `null` payment for one that tells nothing of money. */
export interface ProviderEvent {
  /** The provider's own key: the same event twice has the same one. */
  id: string;
  kind: string;
  payment: ProviderPayment | null;
}

/** What an order is made of. `receipt` is ours alone among all receipts, so that an order can be found again by it. */
export interface OrderRequest {
  receipt: string;
  amountInPaise: number;
  notes: Readonly<Record<string, string>>;
  /** The provider may have been asked for this receipt before, and its answer lost. */
  askedBefore?: boolean;
}

/** The way to a payment provider. Both adapters speak Razorpay's protocol: same ids, same signatures, same events. */
export interface PaymentGateway {
  readonly kind: 'razorpay' | 'sandbox';
  /** Whether real money moves: not in the sandbox, not with a provider's test keys. */
  readonly live: boolean;
  /** The public key a checkout sheet is opened with. */
  readonly keyId: string;
  /**
   * Makes the provider's order of a stored row, or finds the one made before under the same receipt.
   * @throws Problem 503 when the provider cannot be reached or refuses.
   */
  createOrder(order: OrderRequest): Promise<ProviderOrder>;
  /** Whether the sheet's proof is the provider's own, for the order id that we stored. Constant time. */
  provesPayment(orderId: string, paymentId: string, signature: string): boolean;
  /** A payment as the provider knows it, or null. @throws Problem 503 */
  payment(paymentId: string): Promise<ProviderPayment | null>;
  /** The payments tried on an order. @throws Problem 503 */
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  /** Takes money that is only reserved so far; answers the payment as it stands then. @throws Problem 503 */
  capture(payment: ProviderPayment): Promise<ProviderPayment>;
  /** Reads a webhook; null when its signature is nobody's. */
  readEvent(rawBody: Buffer, signature: string, eventId: string): ProviderEvent | null;
}
