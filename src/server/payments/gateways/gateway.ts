import type { SheetPolicy } from '../../plugins/headers';

/** An order at the provider. */
export interface ProviderOrder {
  id: string;
  amountInPaise: number;
}

/** The state of a payment at the provider, in the words of the card industry. */
export type ProviderPaymentStatus =
  /** Started, not decided yet. */
  | 'created'
  /** The bank has reserved the money; nobody has it yet. */
  | 'authorized'
  /** The money is ours. */
  | 'captured'
  /** Declined, or a reservation that was released. */
  | 'failed'
  /** All of the captured money went back. A partial refund stays `captured`. */
  | 'refunded';

/** A payment as the provider reports it. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  status: ProviderPaymentStatus;
  amountInPaise: number;
  /** Total refunded so far. */
  refundedInPaise: number;
  /** When the payment started; null if the provider does not say. */
  createdAt: Date | null;
  /** Such as "card", "upi". */
  method: string;
  card?: { network: string; last4: string; expiry: string };
}

/** A refund of a payment, whole or in part, as the provider reports it. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  /** The reference we requested it with; null for a refund that somebody made at the provider. */
  reference: string | null;
  /** `pending`: accepted, but the money has not left yet. The other two are final. */
  status: 'pending' | 'succeeded' | 'failed';
  amountInPaise: number;
}

/** A refund that the provider will not make. */
export interface RefusedRefund {
  status: 'refused';
  /** In the provider's words. */
  why: string;
}

/** `reference` is unique among our refunds: with the same one, the provider refunds once. */
export interface RefundRequest {
  paymentId: string;
  amountInPaise: number;
  reference: string;
}

/** A provider's event that we verified and understood. */
export interface ProviderEvent {
  /** The provider's own key: a repeated event has the same one. */
  id: string;
  kind: string;
  /** Null for an event that is not about a payment. */
  payment: ProviderPayment | null;
  /** The refund that the event is about; null for every other event. */
  refund: ProviderRefund | null;
}

/** A webhook request as it arrived. The signature covers the exact bytes of the body. */
export interface IncomingEvent {
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What the checkout sheet hands over after a payment. */
export interface PaymentProof {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** `receipt` is unique among our receipts, so that an order can be found by it. */
export interface OrderRequest {
  receipt: string;
  amountInPaise: number;
  notes: Readonly<Record<string, string>>;
  /** An earlier request with this receipt may have reached the provider although we got no answer. */
  isRetry?: boolean;
}

/** Access to a payment provider. Amounts are whole paise. `describeGateway` (test/support/gatewayConformance.ts) tests what is promised here. */
export interface PaymentGateway {
  /** Lower-case letters, as stored in orders. */
  readonly id: string;
  /** Whether real money moves: not in the sandbox, not with a provider's test keys. */
  readonly live: boolean;
  /** The public key that the checkout sheet is opened with. */
  readonly publicKey: string;
  /**
   * Creates an order, or finds the one created earlier with the same receipt.
   * @throws Problem 503 with a retry time if the provider cannot be reached or refuses.
   */
  createOrder(request: OrderRequest): Promise<ProviderOrder>;
  /** Whether the proof is the provider's own. Takes constant time. `orderId` must be the order id that we stored. */
  verifyProof(proof: PaymentProof): boolean;
  /** A payment as the provider knows it, or null. @throws Problem 503 */
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** All payment attempts of an order. @throws Problem 503 */
  findPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Captures an authorised payment; resolves to its state afterwards. Capturing twice is safe. @throws Problem 503 */
  capturePayment(payment: ProviderPayment): Promise<ProviderPayment>;
  /**
   * Refunds a captured payment, whole or in part, or finds the refund made earlier with the same reference.
   * @throws Problem 503 if no answer arrived: the refund may have been made, and may be requested again.
   */
  refundPayment(request: RefundRequest): Promise<ProviderRefund | RefusedRefund>;
  /** All refunds of a payment. @throws Problem 503 */
  findRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Reads a webhook request; null unless the provider signed it. */
  readEvent(event: IncomingEvent): ProviderEvent | null;
}

/** Everything the server needs to know about a provider besides its adapter. `Account` is what its settings hold. */
export interface GatewayDefinition<Account> {
  name: string;
  /** The environment variable that switches the provider on. */
  variable: string;
  /** Reads the provider's environment variables; undefined if it is not configured. */
  readAccount(environment: Readonly<Record<string, string | undefined>>): Account | undefined;
  isLive(account: Account): boolean;
  /** Values that must never be logged. */
  secretsOf(account: Account): readonly string[];
  /** Settings that the server must not start with; each line begins with the variable to change. */
  findFaults(account: Account, server: { production: boolean; embeddedDatabase: boolean }): string[];
  /** Settings that a production server can start with but should not keep. */
  findAdvice(account: Account): string[];
  sheet: SheetPolicy;
  /** The address where the office manages an order at the provider. */
  orderPage(orderId: string): string;
  /** Loads and opens the adapter. */
  open(account: Account): Promise<PaymentGateway>;
}
