import { afterAll, describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../../ask.ts';
import { firstOf } from './first-of.ts';
import type { GoldenQuery } from './golden-query.ts';
import { GOLDEN } from './index.ts';
import { understoodAs } from './understood-as.ts';

/** The share of the table with the expected first result. */
const WANTED = 0.98;

/** Minimum number of queries in the table. */
const FEWEST = 1_000;

/** Parallel queries. More would only wait, because the backend is one process. */
const AT_ONCE = 8;

/** Known failures. A row that starts to succeed must be removed from this list. */
const MISSES: ReadonlySet<string> = new Set([
  // Sounds like the collection Brilliant of Jacob & Co, and like the stone.
  'ru бриллиянт',
]);

/** The golden table of the search: every query with its expected first result, and the success rate of all. */
export function searchGoldenSuite(backend: () => Backend): void {
  describe('search, golden table', () => {
    const counts = new Map<string, { all: number; right: number }>();

    const missOf = async ([locale, query, first, understood]: GoldenQuery) => {
      const response = await ask(backend().url, locale, 'search', { q: query, per_page: 1 });
      const came = firstOf(response, first);
      const meant = understood === undefined ? undefined : understoodAs(response.understood);
      return came === first && meant === understood
        ? []
        : [{ locale, query, first, came, understood, meant }];
    };

    test.each(Object.entries(GOLDEN))('architecture §6 search: %s', async (kind, rows) => {
      const misses: Awaited<ReturnType<typeof missOf>> = [];
      for (let start = 0; start < rows.length; start += AT_ONCE) {
        const found = await Promise.all(rows.slice(start, start + AT_ONCE).map(missOf));
        misses.push(...found.flat());
      }
      counts.set(kind, { all: rows.length, right: rows.length - misses.length });
      const known = ({ locale, query }: (typeof misses)[number]) => MISSES.has(`${locale} ${query}`);
      expect(misses.filter((miss) => !known(miss))).toEqual([]);
      const expected = rows.filter(([locale, query]) => MISSES.has(`${locale} ${query}`));
      expect(misses.filter(known)).toHaveLength(expected.length);
    });

    const total = (name: 'all' | 'right') => [...counts.values()].reduce((sum, one) => sum + one[name], 0);

    test('search: at least 98 of a hundred queries give what is expected', () => {
      expect(total('all')).toBeGreaterThanOrEqual(FEWEST);
      expect(total('right') / total('all')).toBeGreaterThanOrEqual(WANTED);
    });

    afterAll(() => {
      const kinds = [...counts].map(([kind, { all, right }]) => `  ${kind}: ${right} of ${all}`);
      const rate = ((total('right') / total('all')) * 100).toFixed(1);
      const lines = [
        `Golden table of the search: ${total('right')} of ${total('all')} queries (${rate} %)`,
        ...kinds,
      ];
      console.info(lines.join('\n'));
    });
  });
}
