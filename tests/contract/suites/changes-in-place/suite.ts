import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import { followCatalogue, type LiveCatalogue } from '@tourbillon/backend/catalogue/live-catalogue.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { FALLBACK_ILLUSTRATIONS } from '@tourbillon/backend/media/fallback-illustrations.ts';
import { followGoods, loadGoods, type LiveGoods } from '@tourbillon/backend/search/goods.ts';
import { loadTexts, type SearchedTexts } from '@tourbillon/backend/search/index/load-texts.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { GOLDEN } from '../search-golden/index.ts';
import { answersOfLists, answersOfSearch, questionsAbout } from './answers.ts';
import { changeAtRandom } from './random-changes.ts';

/** One in this many queries of the golden table is asked, of all subjects. */
const ONE_OF = 20;
const golden = Object.values(GOLDEN)
  .flat()
  .filter((_, place) => place % ONE_OF === 0)
  .map(([, query]) => query);

/**
 * Changes items at random, and compares everything that the indexes answer with indexes that are built anew. The
 * suite changes half of the stock, so it is the last one.
 */
export function changesInPlaceSuite(backend: () => Backend): void {
  describe('indexes changed in place', () => {
    const log = pino({ level: 'silent' });
    const reloaded = vi.spyOn(log, 'info');
    let live: LiveCatalogue;
    let goods: LiveGoods;
    let texts: SearchedTexts;

    beforeAll(async () => {
      const { database } = backend();
      live = await followCatalogue(database, FALLBACK_ILLUSTRATIONS, log, {
        onLoaded: () => Promise.resolve(),
        onReplaced: () => undefined,
      });
      goods = followGoods(database, live, log);
      await goods.current();
      texts = await loadTexts(database, 'en');
    });

    afterAll(() => live.stop());

    test.each([1, 2, 3])('architecture §6 answer as if they were built anew: changes %i', async (seed) => {
      const { database } = backend();
      const random = seeded(seed);
      await changeAtRandom(database, random, 4);
      await live.refresh();
      const [latest, anew] = [await goods.current({ isLatest: true }), await loadCatalogue(database)];

      const asked = questionsAbout(anew, random);
      expect(answersOfLists(live.current(), asked)).toEqual(answersOfLists(anew, asked));

      const rows = await database.select().from(schema.items).orderBy(schema.items.updatedAt).limit(400);
      const named = rows.flatMap(({ model, reference, nickname }, place) =>
        place % 40 === 0 ? [model, reference, nickname].filter((name) => name !== null) : [],
      );
      const queries = [...golden, ...named, 'quixotic', 'still life', 'zx1', 'quixotik', 'in stock'];
      const built = await loadGoods(database, anew);
      const answers = answersOfSearch(latest, texts, queries);
      expect(answers).toEqual(answersOfSearch(built, texts, queries));
      expect(answers.some(({ ids }) => ids.length > 0)).toBe(true);
    });

    test('nothing of it was loaded anew', () => {
      expect(reloaded).not.toHaveBeenCalled();
    });
  });
}
