import type { Page } from '@playwright/test';
import { ask } from '../site/ask.ts';

/** A string that only React's code contains. */
const REACT = 'react.transitional.element';

/**
 * Collects the paths of the scripts that the next pages request before a visitor turns to anything. On a busy machine
 * Chromium tells a new page that a pointer is over its first corner when the scripts are there already; nobody moved
 * it, and the header would load what a visitor who turns to it may need.
 */
export async function collectScripts(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await page.addInitScript(() => {
    const ignoreCorner = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointerover', ignoreCorner, true);
  });
  return paths;
}

/** @returns bytes of scripts, compressed with brotli, and whether React is among them. */
export async function weighScripts(paths: Set<string>): Promise<{ bytes: number; react: boolean }> {
  let bytes = 0;
  let react = false;
  for (const path of paths) {
    const { body, text } = await ask('ru', path, { headers: { 'Accept-Encoding': 'br' } });
    bytes += body.length;
    react ||= text.includes(REACT);
  }
  return { bytes, react };
}
