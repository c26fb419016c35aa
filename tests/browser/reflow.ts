import type { Page } from '@playwright/test';
import { addVisitorStyles, NO_OVERFLOW, overflow } from './accessibility-steps.ts';
import { expect } from './visitor.ts';

/** The text spacing of WCAG 1.4.12, which a page must support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const LARGE_TEXT = 'html { font-size: 200% }';

/** Expects that the shown page fits in 320 px, at 200 % of both kinds, and with wide spacing. */
export async function expectFits(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), `${name}, 320 px`).toEqual(NO_OVERFLOW);
  await page.setViewportSize({ width: 640, height: 450 });
  expect.soft(await overflow(page), `${name}, page zoom`).toEqual(NO_OVERFLOW);
  await page.setViewportSize({ width: 1280, height: 900 });
  await addVisitorStyles(page, LARGE_TEXT);
  expect.soft(await overflow(page), `${name}, text zoom`).toEqual(NO_OVERFLOW);
  await addVisitorStyles(page, `html { font-size: 100% } ${SPACING}`);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflow(page), `${name}, text spacing`).toEqual(NO_OVERFLOW);
}
