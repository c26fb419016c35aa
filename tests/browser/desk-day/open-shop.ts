import type { Browser } from '@playwright/test';
import { newNetwork } from '../../site/mailing-list.ts';
import { Visitor } from '../visitor.ts';

/** Opens the shop in a browser of its own, for a visitor from a network that nobody else has. */
export async function openShop(browser: Browser): Promise<{ visitor: Visitor; close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() },
  });
  return { visitor: new Visitor(await context.newPage(), 'en'), close: () => context.close() };
}
