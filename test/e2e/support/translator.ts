import type { Page } from '@playwright/test';
import { expect } from './journey';

/**
 * Moves every text as Chrome's translator does: into elements that stand in its place, now and after each change. The
 * words stay, so that a test can read them.
 */
function translate(): void {
  const left = 'SCRIPT STYLE TEXTAREA NOSCRIPT OPTION TITLE'.split(' ');
  const move = (node: Node): void => {
    if (!(node instanceof Text)) {
      if (!left.includes(node.nodeName)) [...node.childNodes].forEach(move);
      return;
    }
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || left.includes(parent.nodeName) || parent.closest('font')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(node.data);
    outer.append(inner);
    parent.replaceChild(outer, node);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach(move);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  move(document.body);
}

/** Whether React has taken over each part of the page that the server rendered: it marks their elements as its own. */
function isAlive(): boolean {
  const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const begin = comments.currentNode as Comment;
    const first = begin.data.startsWith('$') && begin.nextSibling;
    if (first instanceof Element && !isOwned(first)) return false;
  }
  return true;
}

/** Translates the open page and what it becomes, once all its parts are alive: a part translated before is drawn anew. */
export async function translatePage(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
  await page.evaluate(translate);
  await expect(page.locator('font').first()).toBeAttached();
}

/** Translates each page as soon as it is read, before its scripts run. */
export const translateEarly = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translate.toString()})`);
