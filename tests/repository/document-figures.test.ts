import { expect, it } from 'vitest';
import { REQUESTS_AT_ONCE, QUEUE_WAIT_MS } from '../../src/platform/load-shedding.ts';
import { PREVIEW_DAYS } from '@tourbillon/domain/contract/preview-link.ts';
import { listFiles, readText } from './files.ts';

const OPERATIONS = 'docs/operations';

/** A figure in a document: its sentence, with `{n}` for the figure, and its place in the code. */
interface Figure {
  document: string;
  words: string;
  source: string;
  pattern: RegExp;
  /** Divisor of the figure in the code: 1,000 converts milliseconds to seconds. */
  per?: number;
}

const MONITOR = `${OPERATIONS}/monitor.md`;
const PAGES = 'docs/decisions/pages.md';
const SERVER = 'src/server/http-server.ts';

const FIGURES: Figure[] = [
  {
    document: MONITOR,
    words: '{n} pages are rendered at once',
    source: 'src/page-cache/pages.ts',
    pattern: /\bMAX_RENDERINGS = (\d+)/,
  },
  {
    document: MONITOR,
    words: '{n} pages wait for their turn',
    source: 'src/page-cache/pages.ts',
    pattern: /\bMAX_WAITING = (\d+)/,
  },
  {
    document: MONITOR,
    words: '{n} calls of the gateway are under way',
    source: 'src/gateway/api-handler.ts',
    pattern: /\bMAX_CONCURRENT_CALLS = (\d+)/,
  },
  {
    document: MONITOR,
    words: '{n} s for headers',
    source: SERVER,
    pattern: /\bheadersTimeout: ([\d_]+)/,
    per: 1000,
  },
  {
    document: MONITOR,
    words: '16 KB, {n} of them',
    source: SERVER,
    pattern: /\bbytes: 16 \* 1024, count: (\d+)/,
  },
  {
    document: MONITOR,
    words: '{n} s for the body of a form',
    source: 'src/server/slow-bodies.ts',
    pattern: /\bBODY_TIMEOUT_MS = ([\d_]+)/,
    per: 1000,
  },
  {
    document: MONITOR,
    words: 'for at most {n} s more',
    source: 'integrations/platform/connections/early-response.ts',
    pattern: /\bLINGER_MS = ([\d_]+)/,
    per: 1000,
  },
  {
    document: `${OPERATIONS}/publish.md`,
    words: 'every {n} s',
    source: 'src/publishing/follower.ts',
    pattern: /\bPOLL_INTERVAL_MS = ([\d_]+)/,
    per: 1000,
  },
  {
    document: `${OPERATIONS}/publish.md`,
    words: 'a seventh ({n} px, WebP only)',
    source: 'src/addresses/image-address.ts',
    pattern: /\bZOOM_WIDTH = (\d+)/,
  },
  {
    document: `${OPERATIONS}/stock.md`,
    words: 'the inner circumference in mm, {n} to 90',
    source: 'integrations/backend/stock/columns/facts.ts',
    pattern: /measure\('inner circumference in millimetres', (\d+), 90\)/,
  },
  {
    document: PAGES,
    words: 'every {n} s',
    source: 'src/publishing/follower.ts',
    pattern: /\bPOLL_INTERVAL_MS = ([\d_]+)/,
    per: 1000,
  },
  {
    document: PAGES,
    words: '{n} MB of pages a process',
    source: 'src/page-cache/page-cache.ts',
    pattern: /new PageCache\((\d+) \* 1024/,
  },
  {
    document: PAGES,
    words: 'take {n} MB more at most',
    source: 'src/page-cache/prerendered-store.ts',
    pattern: /\bCACHE_BYTES = (\d+) \* 1024/,
  },
  {
    document: PAGES,
    words: 'From {n} pages on',
    source: 'scripts/build/render-threads.ts',
    pattern: /\bMIN_PAGES = ([\d_]+)/,
  },
  {
    document: PAGES,
    words: 'takes {n} pages at a time',
    source: 'src/publishing/prerender.ts',
    pattern: /\bBATCH = (\d+)/,
  },
  {
    document: 'docs/architecture.md',
    words: 'Pages live {n} s',
    source: 'src/page-cache/lifetimes.ts',
    pattern: /\bshort: (\d+)/,
  },
  {
    document: 'docs/architecture.md',
    words: 'long ones {n} s',
    source: 'src/page-cache/lifetimes.ts',
    pattern: /\blong: (\d+)/,
  },
  {
    document: 'docs/architecture.md',
    words: 'slow ({n} s)',
    source: 'src/backend-client/deadline.ts',
    pattern: /\bTIME_LIMIT_MS = ([\d_]+)/,
    per: 1000,
  },
  {
    document: 'docs/security.md',
    words: 'calls of the gateway {n} at once',
    source: 'src/limits/read-limits.ts',
    pattern: /calls: \{ burst: ([\d_]+)/,
  },
  {
    document: 'docs/decisions/accounts.md',
    words: 'ends after {n} idle days',
    source: 'integrations/backend/accounts/sessions.ts',
    pattern: /\bSESSION_DAYS = (\d+)/,
  },
  {
    document: 'docs/decisions/accounts.md',
    words: 'after {n} days at the latest',
    source: 'integrations/backend/accounts/sessions.ts',
    pattern: /\bLONGEST_SESSION_DAYS = (\d+)/,
  },
  {
    document: 'docs/decisions/accounts.md',
    words: 'is deleted after {n} days',
    source: 'integrations/domain/contract/personal-area/privacy.ts',
    pattern: /\bDELETION_DAYS = (\d+)/,
  },
];

it.each(FIGURES)('$document: $words', ({ document, words, source, pattern, per = 1 }) => {
  const figure = pattern.exec(readText(source))?.[1];
  expect(figure, `${source} has no such figure`).toBeDefined();
  const shown = (Number(figure?.replaceAll('_', '')) / per).toLocaleString('en');
  expect(readText(document).replaceAll(/\s+/g, ' ')).toContain(words.replace('{n}', shown));
});

it('docs/operations/monitor.md says at which wait what is rejected', () => {
  const page = readText(`${OPERATIONS}/monitor.md`);
  const times = /expensive: (\d+)[^]*cheap: (\d+)[^]*free: (\d+)/
    .exec(readText('src/platform/load-shedding.ts'))
    ?.slice(1);
  expect(times).toHaveLength(3);
  for (const factor of times ?? []) expect(page).toContain(`| ${(Number(factor) * QUEUE_WAIT_MS) / 1000} s`);
  expect(page).toContain(`more than ${REQUESTS_AT_ONCE} requests are under way`);
});

it('docs/operations/configure.md gives the defaults of the code', () => {
  const page = readText(`${OPERATIONS}/configure.md`).replaceAll(/ {2,}/g, ' ');
  expect(page).toContain(`| \`REQUESTS_AT_ONCE\` | \`${REQUESTS_AT_ONCE}\` |`);
  expect(page).toContain(`| \`QUEUE_WAIT_MS\` | \`${QUEUE_WAIT_MS}\` |`);
});

it('docs/operations/publish.md says how long a preview is good', () => {
  expect(PREVIEW_DAYS).toBe(7);
  expect(readText(`${OPERATIONS}/publish.md`)).toContain('one host and seven days');
});

it('docs/operations/monitor.md names every metric of our own', () => {
  const named = /'((?:storefront|backend)_[a-z_]+)'/g;
  const sources = listFiles(/^(src|integrations|scripts)\/.*\.ts$/).filter(
    (file) => !file.includes('.test.'),
  );
  const metrics = new Set(
    sources.flatMap((file) => [...readText(file).matchAll(named)].map(([, name = '']) => name)),
  );
  const page = readText(`${OPERATIONS}/monitor.md`);
  const onEveryPage = [...page.matchAll(/`((?:storefront|backend)_[a-z_]+)`/g)].map(([, name = '']) => name);
  expect(metrics.size).toBeGreaterThan(15);
  expect([...metrics].filter((name) => !onEveryPage.includes(name))).toEqual([]);
  expect(onEveryPage.filter((name) => !metrics.has(name))).toEqual([]);
});
