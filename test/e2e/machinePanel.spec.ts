import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ModuleKind, transpileModule } from 'typescript';
import { expect, open, test } from './support/journey';

const source = path.resolve(__dirname, '../../src/app/root/development/keepOnTop.ts');

/** A button in the place of the panel, which the built product lacks, kept on top by the panel's own code. */
async function addPanel(page: Page): Promise<void> {
  const { outputText } = transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { module: ModuleKind.CommonJS },
  });
  await page.evaluate((code) => {
    const host = document.createElement('aside');
    const button = host.appendChild(document.createElement('button'));
    button.style.cssText = 'position: fixed; left: 8px; bottom: 8px';
    let presses = 0;
    const show = () => (button.textContent = `Pressed ${presses} times`);
    button.addEventListener('click', () => {
      presses += 1;
      show();
    });
    show();
    const parts: { keepOnTop?: (element: HTMLElement) => void } = {};
    (new Function('exports', code) as (exports: object) => void)(parts);
    parts.keepOnTop?.(host);
  }, outputText);
}

test('the panel of machines takes clicks while modal dialogs are open, and after them', async ({ page }) => {
  await open(page, '/contact');
  await addPanel(page);
  const panel = page.getByRole('button', { name: /^Pressed/ });
  await panel.click();
  await expect(panel).toHaveText('Pressed 1 times');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await panel.click();
  await expect(panel).toHaveText('Pressed 2 times');
  await expect(dialog).toBeVisible();

  // a dialog on top of it, which comes first in the document
  await page.evaluate(() => {
    const second = document.createElement('dialog');
    second.setAttribute('aria-label', 'On top');
    document.body.prepend(second);
    second.showModal();
  });
  await panel.click();
  await expect(panel).toHaveText('Pressed 3 times');
  // gone without being closed
  await page.evaluate(() => document.querySelector('dialog[aria-label="On top"]')?.remove());
  await panel.click();
  await expect(panel).toHaveText('Pressed 4 times');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await panel.click();
  await expect(panel).toHaveText('Pressed 5 times');
});
