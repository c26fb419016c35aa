import type { Page } from '@playwright/test';

/**
 * Scrolls by the wheel of the mouse and waits until the scroll has ended. The header and what stands below it follow the
 * scroll position until then, and a press on what moves may miss it.
 * @param distance pixels, down. @returns the position then.
 */
export async function scrollByWheel(page: Page, distance: number): Promise<number> {
  const ended = await page.evaluateHandle(() => ({
    scroll: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  await page.mouse.wheel(0, distance);
  return ended.evaluate(({ scroll }) => scroll.then(() => scrollY));
}
