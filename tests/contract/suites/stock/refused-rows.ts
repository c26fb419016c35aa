import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { constrainVocabularies } from '@tourbillon/backend/start/constrain-vocabularies.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, askRaw } from '../../ask.ts';
import { type StockSteps, WAIT } from './steps.ts';

const { items } = schema;

/** Words outside the vocabularies: the database refuses them, and what holds one all the same is not shown. @param lines of the backend's log. */
export function refusedRowsTests({ backend, rowOf }: StockSteps, lines: readonly string[]): void {
  test.each([
    { condition: 'mint' },
    { availability: 'maybe' },
    { catalogType: 'cheese' },
    { gender: 'robots' },
    { bodyForm: 'blob' },
    { bodyMaterial: 'cheese' },
    { movement: 'perpetuum' },
    { dialColour: 'ultraviolet' },
    { functions: ['date', 'teleport'] },
    { insertions: ['glass'] },
    { specials: ['best'] },
    { defects: ['ugly'] },
    { cities: ['atlantis'] },
    { brandId: -1 },
    { priceUsd: -1 },
  ])('the database refuses %j', async (wrong) => {
    const { database } = backend();
    const change = database
      .update(items)
      .set(wrong as object)
      .where(eq(items.number, 'ST-2'));
    await expect(change).rejects.toThrow();
  });

  test('a row that is bad all the same is left out of everything, named in the log and counted', async () => {
    const { database, url } = backend();
    const refused = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^backend_refused_items (\d+)$/m.exec(text)?.[1]);
    };
    const { id, url: itemUrl } = await rowOf('ST-3');
    await database.execute('alter table items drop constraint items_words_condition');
    await database.update(items).set({ condition: 'mint' }).where(eq(items.id, id));
    await expect.poll(refused, WAIT).toBe(1);
    const said = lines.filter((line) => line.includes('the contract refuses it') && line.includes('"ST-3"'));
    expect(said).toHaveLength(1);
    for (const locale of LOCALES) {
      const list = await ask(url, locale, 'catalogue', { url: 'clocks_today', per_page: 100 });
      expect(list.items.length).toBeGreaterThan(50);
      expect(list.items.map((card) => card.url)).not.toContain(itemUrl);
      expect((await ask(url, locale, 'search', { q: 'rolex', type: 2 })).items.length).toBeGreaterThan(0);
      await ask(url, locale, 'indexedStock');
      expect((await ask(url, locale, 'offers')).data.length).toBeGreaterThan(0);
      // The portion that begins with it.
      const { data: offered } = await ask(url, locale, 'offers', { from: id });
      expect(offered.map((offer) => offer.url)).not.toContain(itemUrl);
      expect((await askRaw(url, locale, 'detail', { catalogType: 'clock', itemUrl })).status).toBe(404);
    }
    await database.update(items).set({ condition: 'perfect' }).where(eq(items.id, id));
    await constrainVocabularies(database, { info: () => undefined, warn: () => undefined });
    await expect(database.update(items).set({ condition: 'mint' }).where(eq(items.id, id))).rejects.toThrow();
    await expect.poll(refused, WAIT).toBe(0);
  });
}
