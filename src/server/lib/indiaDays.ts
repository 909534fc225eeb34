import { indiaOffsetInMs } from '@contract/durations';

const inIndia = (at: Date | string) => new Date(new Date(at).getTime() + indiaOffsetInMs).toISOString();

/** The company's day of an instant, "2026-04-01": of every export, report and tax sheet. */
export const indiaDay = (at: Date | string): string => inIndia(at).slice(0, 10);

/** The company's day and time of an instant, "2026-04-01 00:00", as spreadsheets read it; empty for none. */
export const indiaTime = (at: Date | string | null): string =>
  at === null ? '' : inIndia(at).slice(0, 16).replace('T', ' ');
