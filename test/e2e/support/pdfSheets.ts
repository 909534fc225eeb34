import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Expects a page of the PDF viewer to be rendered: neither blank nor black, at full width, one or two dots per pixel. */
export async function expectSheet(page: Page, at: number): Promise<void> {
  const sheet = page.getByRole('img', { name: new RegExp(`^Page ${at} of \\d+$`) });
  await sheet.scrollIntoViewIfNeeded();
  const look = () =>
    sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: new Uint8ClampedArray(),
      };
      let dark = 0;
      for (let dot = 0; dot < data.length; dot += 4)
        if ((data[dot + 3] ?? 0) > 200 && (data[dot] ?? 255) + (data[dot + 1] ?? 255) + (data[dot + 2] ?? 255) < 240)
          dark += 1;
      const share = dark / (data.length / 4);
      const sharpness = canvas.width / canvas.clientWidth;
      const room = canvas.closest('[role=img]')?.clientWidth ?? 0;
      return {
        isBlank: share <= 0.001,
        isBlack: share >= 0.3,
        isFullWidth: Math.abs(canvas.clientWidth - room) <= 1,
        isSharp: sharpness > 0.99 && sharpness < 2.02,
      };
    });
  await expect
    .poll(look, `page ${at} of the PDF`)
    .toEqual({ isBlank: false, isBlack: false, isFullWidth: true, isSharp: true });
}

/** Expects all pages of the PDF viewer, at least two, each rendered. */
export async function expectSheets(page: Page): Promise<void> {
  const sheets = page.getByRole('img', { name: /^Page \d+ of \d+$/ });
  const numbers = () => sheets.evaluateAll((all) => all.map((sheet) => sheet.getAttribute('aria-label')));
  await expect
    .poll(async () => {
      const found = await numbers();
      return found.length > 1 && found.every((name, at) => name === `Page ${at + 1} of ${found.length}`);
    }, 'two pages or more, numbered')
    .toBe(true);
  const count = await sheets.count();
  for (let at = 1; at <= count; at += 1) await expectSheet(page, at);
}
