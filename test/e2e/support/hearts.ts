import type { Page } from '@playwright/test';
import { settled } from './places';
import { hearts } from './visitorTools';

/** Where the bar's links and buttons are: left edge and width. */
export async function barPlaces(page: Page): Promise<number[][]> {
  await settled(page);
  return page
    .getByTestId('bar')
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, width } = one.getBoundingClientRect();
        return [x, width];
      }),
    );
}

/** The hearts of a page: whether they are in a link, the links of their card, their shorter side and their type. */
export async function cardHearts(page: Page) {
  await settled(page);
  return hearts(page).evaluateAll((all) =>
    all.map((heart) => {
      const { width, height } = heart.getBoundingClientRect();
      const card = heart.closest('li');
      return {
        inside: Boolean(heart.closest('a')),
        links: card ? card.querySelectorAll('a').length : 1,
        least: Math.min(width, height),
        type: heart.getAttribute('type'),
      };
    }),
  );
}
