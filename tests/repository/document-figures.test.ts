import { expect, it } from 'vitest';
import { REQUESTS_AT_ONCE, QUEUE_WAIT_MS } from '../../src/platform/load-shedding.ts';
import { PREVIEW_DAYS } from '../../src/publishing/preview-link.ts';
import { listFiles, readText } from './files.ts';

const OPERATIONS = 'docs/operations';

/** Document, words with a figure, source that has the figure, where; milliseconds become seconds by `per`. */
const FIGURES: [string, (figure: number) => string, string, RegExp, number?][] = [
  [
    'monitor.md',
    (n) => `${n} pages are rendered at once`,
    'src/page-cache/pages.ts',
    /\bRENDERED_AT_ONCE = (\d+)/,
  ],
  ['monitor.md', (n) => `${n} pages wait for their turn`, 'src/page-cache/pages.ts', /\bMAY_WAIT = (\d+)/],
  [
    'monitor.md',
    (n) => `${n} calls of the gateway are under way`,
    'src/gateway/api-handler.ts',
    /\bAT_ONCE = (\d+)/,
  ],
  [
    'monitor.md',
    (n) => `${n} s for headers`,
    'src/server/http-server.ts',
    /\bheadersTimeout: ([\d_]+)/,
    1000,
  ],
  [
    'monitor.md',
    (n) => `16 KB, ${n} of them`,
    'src/server/http-server.ts',
    /\bbytes: 16 \* 1024, count: (\d+)/,
  ],
  [
    'monitor.md',
    (n) => `${n} s for the body of a form`,
    'src/server/slow-bodies.ts',
    /\bPATIENCE = ([\d_]+)/,
    1000,
  ],
  [
    'monitor.md',
    (n) => `for at most ${n} s more`,
    'integrations/platform/connections/early-response.ts',
    /\bLINGER = ([\d_]+)/,
    1000,
  ],
  ['publish.md', (n) => `every ${n} s`, 'src/publishing/follower.ts', /\bLOOK_EVERY = ([\d_]+)/, 1000],
];

it.each(FIGURES)('docs/operations/%s: %s', (file, words, source, pattern, per = 1) => {
  const figure = pattern.exec(readText(source))?.[1];
  expect(figure, `${source} has no such figure`).toBeDefined();
  expect(readText(`${OPERATIONS}/${file}`)).toContain(words(Number(figure?.replaceAll('_', '')) / per));
});

it('docs/operations/monitor.md says at which wait what is rejected', () => {
  const page = readText(`${OPERATIONS}/monitor.md`);
  const times = /dear: (\d+)[^]*cheap: (\d+)[^]*free: (\d+)/
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
  const onPage = [...page.matchAll(/`((?:storefront|backend)_[a-z_]+)`/g)].map(([, name = '']) => name);
  expect(metrics.size).toBeGreaterThan(15);
  expect([...metrics].filter((name) => !onPage.includes(name))).toEqual([]);
  expect(onPage.filter((name) => !metrics.has(name))).toEqual([]);
});
