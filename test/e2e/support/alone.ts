import { mkdirSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Changes something that a site has only once, such as a fixed page, a setting or an order of slides: the tests of a run
 * that name the same thing of the same site do it one after another. They leave it as it was.
 */
export async function alone(address: string, thing: string, change: () => Promise<void>): Promise<void> {
  const name = `aangan-alone-${process.env.AANGAN_TEST_RUN}-${new URL(address).port}-${thing}`;
  const folder = path.join(os.tmpdir(), name);
  const taken = () => {
    try {
      mkdirSync(folder);
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(taken, { message: `to change ${thing} alone`, timeout: 120_000 }).toBe(true);
  try {
    await change();
  } finally {
    rmdirSync(folder);
  }
}
