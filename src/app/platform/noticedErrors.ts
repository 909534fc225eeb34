/** An error that nothing handled, or one that a boundary caught. */
export type NoticedError = ErrorEvent | PromiseRejectionEvent | { error: unknown; caught: true };

/** How many wait at most: a loop of errors is one fault. */
const most = 20;

/** Hears of errors. Until the code that offers to report them has loaded and takes over, they wait. */
export const noticedErrors = {
  waiting: [] as NoticedError[],
  hear(noticed: NoticedError): void {
    if (this.waiting.length < most) this.waiting.push(noticed);
  },
};

/** Listens from the start of the document. */
export function hearUnhandled(): void {
  for (const kind of ['error', 'unhandledrejection'] as const)
    addEventListener(kind, (event) => noticedErrors.hear(event));
}
