import type { Page } from '@playwright/test';
import type { StandInPayment } from '../../support/razorpayStandIn';
import { expect, type Site } from './ownSite';
import { openShop } from './shop';

/** The outcome that the buyer chooses in the mock's window. */
interface Bank {
  /** Makes a payment at the mock and returns the page's proof. */
  pay: (payment: StandInPayment) => void | Promise<void>;
  status: string;
}

/** Presses a button in the provider's window. */
export const pressInWindow = (page: Page, name: 'Pay' | 'Decline' | 'Close') =>
  page.frameLocator('iframe[title="Razorpay"]').getByRole('button', { name, exact: true }).click();

/** Buys Premium in the provider's window. */
export async function payPremium(page: Page, payments: readonly StandInPayment[]): Promise<StandInPayment> {
  const shop = await openShop(page);
  await shop.pay.click();
  await pressInWindow(page, 'Pay');
  await expect(shop.panel).toContainText('Thank you.');
  const [payment] = payments;
  if (!payment) throw new Error('nothing was paid');
  return payment;
}

/** Buys Premium in a tab that closes before the provider's answer arrives. */
export async function payInClosingTab(page: Page, payments: readonly StandInPayment[]): Promise<void> {
  const shop = await openShop(page);
  await shop.pay.click();
  await pressInWindow(page, 'Pay').catch(() => undefined);
  await expect.poll(() => payments.length).toBe(1);
}

/**
 * Mocks `checkout.js` and its window at the provider's real addresses, so that the page's content policy is tested:
 * the script writes HTML, embeds a page of the provider, and receives its messages.
 */
export async function playCheckoutScript(
  page: Page,
  site: Site,
  bank: Partial<Bank> = {},
): Promise<{ payments: StandInPayment[]; options: object[] }> {
  const payments: StandInPayment[] = [];
  const options: object[] = [];
  await page.exposeFunction('standInPays', async (orderId: string, outcome: 'success' | 'failure') => {
    const status = outcome === 'success' ? (bank.status ?? 'captured') : 'failed';
    const { payment, proof } = await site.pay(orderId, status, {
      method: 'card',
      card: { network: 'RuPay', last4: '7777', expiry_month: 3, expiry_year: 2031 },
    });
    payments.push(payment);
    await bank.pay?.(payment);
    return outcome === 'success' ? proof : null;
  });
  await page.exposeFunction('standInOpened', (given: object) => void options.push(given));
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${checkoutScript.toString()})();` }),
  );
  await page.route('https://api.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: sheetPage }),
  );
  return { payments, options };
}

const sheetPage = `<!doctype html><title>Razorpay</title><main><h1>Razorpay stand-in</h1>${['Pay', 'Decline', 'Close'].map((name) => `<button onclick="parent.postMessage('${name}', '*')">${name}</button>`).join('')}</main>`;

/** Runs in the page. */
function checkoutScript(): void {
  interface Options {
    order_id: string;
    handler: (proof: object) => void;
    modal: { ondismiss: () => void };
  }
  interface Stub {
    standInPays(orderId: string, outcome: string): Promise<object | null>;
    standInOpened(given: object): void;
    Razorpay: unknown;
  }
  const own = window as unknown as Stub;
  own.Razorpay = class {
    private readonly listener: ((failure: object) => void)[] = [];
    constructor(private readonly options: Options) {}
    on(_event: string, listener: (failure: object) => void) {
      this.listener.push(listener);
    }
    close() {
      document.querySelector('.razorpay-container')?.remove();
    }
    open() {
      own.standInOpened(JSON.parse(JSON.stringify(this.options)) as object);
      const container = document.createElement('div');
      container.className = 'razorpay-container';
      container.setAttribute('style', 'position:fixed;inset:0;z-index:9999');
      container.innerHTML =
        '<iframe title="Razorpay" style="width:100%;height:100%;background:#fff" src="https://api.razorpay.com/v1/checkout/public"></iframe>';
      document.body.append(container);
      const receive = (event: MessageEvent) => {
        if (event.origin !== 'https://api.razorpay.com') return;
        if (event.data === 'Decline')
          void own
            .standInPays(this.options.order_id, 'failure')
            .then(() =>
              this.listener.forEach((listener) => listener({ error: { description: 'Your card was declined.' } })),
            );
        if (event.data === 'Close') {
          window.removeEventListener('message', receive);
          this.close();
          this.options.modal.ondismiss();
        }
        if (event.data === 'Pay')
          void own.standInPays(this.options.order_id, 'success').then((proof) => {
            window.removeEventListener('message', receive);
            this.close();
            if (proof) this.options.handler(proof);
          });
      };
      window.addEventListener('message', receive);
    }
  };
}
