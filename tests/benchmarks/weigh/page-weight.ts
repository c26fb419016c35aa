import type { Browser, CDPSession } from '@playwright/test';

/** Parts of a page. */
export const PARTS = ['HTML', 'CSS', 'Script', 'Fonts', 'Pictures'] as const;
export type Part = (typeof PARTS)[number];

/** Transferred bytes of each part: headers and compressed bodies. */
export type PageWeight = Record<Part, number>;

/** A common phone. Its pixel density decides which pictures it loads. */
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

/** Opens a page as a first visitor on a phone who does nothing, and measures the transfer. */
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

/** Adds up the received bytes that the browser reports from now on. */
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
