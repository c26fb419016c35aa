import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openHelpers } from './render-threads.ts';

/** A build with an entry of this source code that makes pages. */
function buildThat(makes: string): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'helpers-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(
    path.join(dist, 'server/entry.mjs'),
    `export const helpPrerender = async (keys) => ${makes};\n`,
  );
  return dist;
}

it.each([
  { pages: 592, cores: 8, threads: 0 },
  { pages: 40_000, cores: 1, threads: 0 },
  { pages: 40_000, cores: 2, threads: 1 },
  { pages: 40_000, cores: 64, threads: 3 },
])(
  'architecture §8 $pages pages on $cores cores have $threads threads beside',
  ({ pages, cores, threads }) => {
    expect(openHelpers('nowhere', pages, cores)).toHaveLength(threads);
  },
);

it('architecture §8 a thread beside answers each lot with what is to be listed of its pages', async () => {
  const [helper] = openHelpers(buildThat(`keys.map((key) => [key, { tags: ['made'] }])`), 2_000, 2);
  const lots = await Promise.all([helper?.(['ru:/a/', 'en:/a/']), helper?.(['ru:/b/'])]);
  expect(lots).toEqual([
    [
      ['ru:/a/', { tags: ['made'] }],
      ['en:/a/', { tags: ['made'] }],
    ],
    [['ru:/b/', { tags: ['made'] }]],
  ]);
});

it.each([
  ['a page cannot be made', `{ throw new Error(keys[0] + ' was rendered with status 500') }`, /status 500/],
  ['the thread ends', `{ process.exit(3) }`, /has ended/],
])('architecture §2 where %s beside, the whole is told', async (_, makes, words) => {
  const [helper] = openHelpers(buildThat(makes), 2_000, 2);
  await expect(helper?.(['ru:/a/'])).rejects.toThrow(words);
});
