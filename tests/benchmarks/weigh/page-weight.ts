import type { Browser, CDPSession } from '@playwright/test';

/** What a page is made of. */
export const PARTS = ['HTML', 'CSS', 'Script', 'Fonts', 'Pictures'] as const;
export type Part = (typeof PARTS)[number];

/** Bytes on the wire of each part, headers and bodies as they were compressed. */
export type PageWeight = Record<Part, number>;

/** A common phone; the density decides which pictures it takes. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const PART_OF_TYPE: Partial<Record<string, Part>> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'Script',
  Font: 'Fonts',
  Image: 'Pictures',
};

/** Opens a page as a first visitor on a phone who does nothing, and weighs what came. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const weight = countBytes(await context.newCDPSession(page));
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return weight;
  } finally {
    await context.close();
  }
}

/** Adds up what the browser says it received, from now on. */
function countBytes(session: CDPSession): PageWeight {
  const weight: PageWeight = { HTML: 0, CSS: 0, Script: 0, Fonts: 0, Pictures: 0 };
  const parts = new Map<string, Part>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const part = PART_OF_TYPE[type];
    if (part) parts.set(requestId, part);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = parts.get(requestId);
    if (part) weight[part] += encodedDataLength;
  });
  void session.send('Network.enable');
  return weight;
}
