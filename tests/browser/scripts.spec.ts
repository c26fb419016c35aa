import type { Page } from '@playwright/test';
import { ask } from '../site/ask.ts';
import { chooseBrand } from './catalogue-steps.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false });

/** A string that only React's code contains. */
const REACT = 'react.transitional.element';

/** Maximum bytes of script, brotli, that a page may load (architecture §8). */
const BUDGETS = { content: 10 * 1024, catalogue: 90 * 1024 };

test('architecture §4 /about/ needs at most 10 KB of script and no React', async ({ visit, page }) => {
  const scripts = collect(page);
  await visit('ru').open('/about/');
  await page.waitForLoadState('networkidle');
  const { bytes, react } = await weigh(scripts);
  expect(react).toBe(false);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.content);
});

test('architecture §4 the catalogue asks for React only when somebody turns to the filters, 90 KB at most', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const scripts = collect(page);
  await visitor.open('/clocks_today/');
  await page.waitForLoadState('networkidle');
  expect((await weigh(scripts)).react).toBe(false);

  await chooseBrand(visitor, 'Rolex');
  const { bytes, react } = await weigh(scripts);
  expect(react).toBe(true);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.catalogue);
});

/** Collects the paths of the scripts that a page requests. */
function collect(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  return paths;
}

async function weigh(paths: Set<string>): Promise<{ bytes: number; react: boolean }> {
  let bytes = 0;
  let react = false;
  for (const path of paths) {
    const { body, text } = await ask('ru', path, { headers: { 'Accept-Encoding': 'br' } });
    bytes += body.length;
    react ||= text.includes(REACT);
  }
  return { bytes, react };
}
