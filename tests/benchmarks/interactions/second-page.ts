import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** A slow phone: its processor, and a network with this delay and rate ("slow 4G": 150 ms, 1.6 Mbit/s). */
const SLOW = { processor: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** How long a pointer stays on a card, and what it asks for by that, milliseconds. */
const HOVER_TIME = 2_500;

/**
 * Milliseconds from the click on the first card of a list until its page is painted, on a slow phone.
 * @param isAhead whether the visitor pointed at the card before, long enough for its page to come (decisions 495
 * and 610), and for the card's second picture, which is no part of the way to the page.
 */
export async function timeSecondPage(browser: Browser, origin: string, isAhead: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(origin + listPath(SECTIONS.clock.list), { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    const card = page.locator('main [data-card] h3 a').first();
    if (isAhead) {
      await card.hover();
      await pause(HOVER_TIME);
    }
    return await card.evaluate(
      (link: HTMLAnchorElement) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const painted = () =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          document.addEventListener('astro:after-swap', painted, { once: true });
          link.click();
        }),
    );
  } finally {
    await context.close();
  }
}
