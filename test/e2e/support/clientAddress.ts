import { randomInt } from 'node:crypto';

/** A client's address for `X-Forwarded-For`; the tested servers trust one proxy. Limits per address then count one client each. */
export const clientAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
