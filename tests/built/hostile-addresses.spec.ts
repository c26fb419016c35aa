import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { pageParameters } from '@tourbillon/domain/sections/page-parameters.ts';
import { CATALOG_TYPES, LISTS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { startLoggingStorefront } from '../site/logging-storefront.ts';
import { readSharedSite } from '../site/site.ts';

/** Words that no address has: refused by the contract, unknown to the backend, or not valid text. */
const WORDS = ["A'", 'no-such-word', '%D0%B6%F0%9F%92%8E', 'a'.repeat(300), '-1'];

/** Parallel requests. */
const AT_ONCE = 8;

test("no word of an address makes an error of ours: `/question/?item=clock/A'` and whatever else takes one", async () => {
  test.setTimeout(240_000);
  const { port, stop } = await startLoggingStorefront(readSharedSite().backendPort);
  const addresses = WORDS.flatMap((word) => pages().flatMap((page) => addressesOf(page, word)));
  const failed: string[] = [];
  let lines = '';
  try {
    const work = async () => {
      for (let address = addresses.pop(); address; address = addresses.pop()) {
        const { status } = await ask('ru', address, { port });
        if (status >= 500) failed.push(`${status} ${address}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    lines = await stop();
  }
  const log = lines.split('\n').filter((line) => line.startsWith('{'));
  const parsed = log.map((line) => JSON.parse(line) as { level: number; status?: number; msg: string });
  expect(parsed.filter(({ level }) => level >= 50)).toEqual([]);
  expect(failed).toEqual([]);
  // Some requests did reach the backend.
  expect(parsed.filter(({ msg }) => msg === 'the backend refused what was asked').length).toBeGreaterThan(5);
});

/** Addresses of all pages; `{}` marks a parameter of the path. */
function pages(): string[] {
  const files = globSync('**/*.{astro,ts}', { cwd: 'src/pages' }).filter((file) => !/^(_|api\/)/.test(file));
  const routes = files.map((file) => {
    const address = `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`;
    const open = address.replace(/\[(\.\.\.)?\w+\]/g, '{}');
    return /\.\w+$/.test(open) || open === '/' ? open : `${open}/`;
  });
  const lists = [...LISTS.keys()].flatMap((word) => [`/${word}/`, `/${word}/{}/`]);
  return [...routes, ...lists, ...CATALOG_TYPES.map((kind) => `/${kind}/{}/`)];
}

/** The addresses of a page with a word in its path, and in every query parameter that it reads. */
function addressesOf(page: string, word: string): string[] {
  const path = page.replaceAll('{}', word);
  const query = pageParameters(path).map((name) => `${name}=${name === 'item' ? 'clock/' : ''}${word}`);
  return [
    ...(page.includes('{}') ? [path] : []),
    ...(query.length > 0 ? [`${path}?${query.join('&')}`] : []),
  ];
}
