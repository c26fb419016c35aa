import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './visitor.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the colours of the screen, and on its size. The others depend only on the document. */
const SCREEN_RULES = [
  ...['color-contrast', 'link-in-text-block'],
  ...['scrollable-region-focusable', 'target-size'],
];

/** Entries of a list after the twelfth, which have the form of those before them. Most elements are in lists. */
const REPEATED = 'li:nth-of-type(n + 13)';

/** A page without its header and footer, which are the same on every page. */
export const INSIDE_FRAME = 'body > :not(header, footer)';

/** The short form of axe, less than half of what the builder would add. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Adds axe to a page without it. The builder would add it twice for each analysis, as long as that takes. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
}

/**
 * Violations that axe finds in a page, one line each. @param within a selector of the part to check.
 * @param rules all of them, or those that depend on the screen.
 */
export async function axeComplaints(
  page: Page,
  within = 'html',
  rules: 'all' | 'of the screen' = 'all',
): Promise<string[]> {
  await addAxe(page);
  await page.evaluate(waitForAnimations);
  // There are no frames, so the legacy mode gives the same result in a third of the time.
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().include(within).exclude(REPEATED);
  const runOnly =
    rules === 'all'
      ? { type: 'tag' as const, values: TAGS }
      : { type: 'rule' as const, values: SCREEN_RULES };
  // Only rules that none of the tags has read the stylesheets: a twentieth to a tenth of the time.
  const preload = { assets: ['media'] };
  const { violations } = await axe.options({ runOnly, resultTypes: ['violations'], preload }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** What fades in has the contrast of its last moment. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Content that does not fit on the screen: what one scrolls sideways to, and texts that are cut off. */
export function overflow(page: Page): Promise<{ sideways: string[]; cut: string[] }> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      // Nearly all elements are wide enough; this check is fast.
      if (element.scrollWidth <= element.clientWidth + 1) return false;
      if (!element.checkVisibility() || element.closest('.visually-hidden, [inert]')) return false;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { overflowX, clipPath } = getComputedStyle(element);
      const clips = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      return hasText && clips;
    });
    const over = document.documentElement.scrollWidth - innerWidth;
    const edge = ({ right }: DOMRect) => Math.round(right - innerWidth);
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => over > 0 && edge(element.getBoundingClientRect()) === over,
    );
    const shorten = (element: Element) => element.outerHTML.slice(0, 160);
    return { sideways: over > 0 ? [`${over} px`, ...out.map(shorten)] : [], cut: cut.map(shorten) };
  });
}

/** Result of {@link overflow} for a page where everything fits. */
export const NO_OVERFLOW = { sideways: [], cut: [] };

/** Adds the visitor's own styles; the page's policy forbids a style element. */
export async function addVisitorStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator, most = 250): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
