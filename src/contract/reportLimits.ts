/** Limits of problem reports. Plain constants, so that the app can use them without the schemas. */
export const reportLimits = {
  /** Of the page's address. */
  page: 500,
  browser: 400,
  viewport: 40,
  build: 64,
  /** An error with its stack. */
  error: 8_000,
} as const;
