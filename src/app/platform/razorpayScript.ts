import * as messages from '@messages/app/platform';

const address = 'https://checkout.razorpay.com/v1/checkout.js';
/** How long to wait for the payment window, in milliseconds. */
const loadTimeout = 20_000;

/**
 * The options of the provider's sheet.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
export interface RazorpayOptions {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name?: string; email?: string; contact?: string };
  theme: { color: string };
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (proof: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }) => void;
}

export interface RazorpaySheet {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
}

export type Razorpay = new (options: RazorpayOptions) => RazorpaySheet;

interface PolicyRules {
  createScriptURL(address: string): string;
  createHTML?(html: string): string;
}
interface TrustedWindow {
  Razorpay?: Razorpay;
  trustedTypes?: { createPolicy(name: string, rules: PolicyRules): { createScriptURL(address: string): string } };
}

const theirs = /^https:\/\/([a-z]+\.)?razorpay\.com\//;

function only(fits: (address: string) => boolean) {
  return (script: string) => {
    if (!fits(script)) throw new TypeError(`no script of ${script} runs here`);
    return script;
  };
}

/**
 * The script's address as a browser with Trusted Types requires it. The provider's own code does not support them, so
 * its HTML is allowed, and scripts from its own hosts only. The policies are allowed on documents with payments only,
 * and created at the first payment.
 */
function trusted(): string {
  const { trustedTypes } = window as TrustedWindow;
  if (!trustedTypes) return address;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: only((script) => theirs.test(script)),
  });
  return trustedTypes
    .createPolicy('aangan-pay', { createScriptURL: only((script) => script === address) })
    .createScriptURL(address);
}

let source: string | undefined;
let loading: Promise<Razorpay> | undefined;

function load(): Promise<Razorpay> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(messages.paymentWindowWasBlocked));
    };
    const timer = setTimeout(fail, loadTimeout);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      const { Razorpay } = window as TrustedWindow;
      if (Razorpay) resolve(Razorpay);
      else fail();
    };
    try {
      source ??= trusted();
      script.src = source;
      document.head.append(script);
    } catch {
      // a document without payments refuses the policies
      clearTimeout(timer);
      fail();
    }
  });
}

/**
 * Loads Razorpay's checkout script once per page. @throws Error with a message for the buyer if it cannot be loaded;
 * the next call retries
 */
export function loadRazorpay(): Promise<Razorpay> {
  loading ??= load();
  return loading;
}
