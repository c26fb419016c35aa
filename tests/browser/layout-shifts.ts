import type { Page } from '@playwright/test';
import { watchRequests } from './wait-until-idle.ts';

/**
 * Typefaces that replace their fallbacks shift lines by a fraction of a pixel, up to 0.0015; other faults shift
 * by 0.05.
 */
const MOST = 0.005;

/** Records every layout shift of a document from its start, also those after an action of the visitor. */
export async function watchShifts(page: Page): Promise<void> {
  watchRequests(page);
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The shifts above the limit, with the elements that moved. */
export async function shifts(page: Page, most = MOST): Promise<string[]> {
  const seen = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { seenShifts } = window as unknown as {
      seenShifts: { value: number; sources: { node: Element | null }[] }[];
    };
    return seenShifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 100));
      return { value, moved: moved.join(' | ') };
    });
  });
  return seen.filter(({ value }) => value >= most).map(({ value, moved }) => `${value}: ${moved}`);
}
