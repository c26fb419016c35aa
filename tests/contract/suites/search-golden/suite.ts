import { afterAll, describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../../ask.ts';
import { firstOf } from './first-of.ts';
import { GOLDEN } from './index.ts';

/** The share of the table that has to come first. */
const WANTED = 0.95;

/** What is known not to come first; a row that begins to must leave this list. */
const MISSES: ReadonlySet<string> = new Set([
  // Sounds like the collection Brilliant of Jacob & Co, and like the stone.
  'ru бриллиянт',
]);

/** The golden table of the search: every query against what has to come first, and the rate of all. */
export function searchGoldenSuite(backend: () => Backend): void {
  describe('search, golden table', () => {
    const outcomes: boolean[] = [];

    describe.each(Object.entries(GOLDEN))('%s', (_, rows) => {
      test.each(rows)('architecture §6 search: %s "%s" gives %s first', async (locale, q, first) => {
        const came = firstOf(await ask(backend().url, locale, 'search', { q }), first);
        outcomes.push(came === first);
        if (MISSES.has(`${locale} ${q}`)) expect(came).not.toBe(first);
        else expect(came).toBe(first);
      });
    });

    test('search: at least 95 of a hundred queries give what is expected', () => {
      const right = outcomes.filter(Boolean).length;
      expect(outcomes.length).toBeGreaterThanOrEqual(300);
      expect(right / outcomes.length).toBeGreaterThanOrEqual(WANTED);
    });

    afterAll(() => {
      const right = outcomes.filter(Boolean).length;
      const rate = ((right / outcomes.length) * 100).toFixed(1);
      console.info(`Golden table of the search: ${right} of ${outcomes.length} queries (${rate} %)`);
    });
  });
}
