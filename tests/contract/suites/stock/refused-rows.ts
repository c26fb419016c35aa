import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { constrainVocabularies } from '@tourbillon/backend/start/constrain-vocabularies.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, askRaw } from '../../ask.ts';
import { type StockSteps, WAIT } from './steps.ts';

const { items } = schema;

/**
 * Words outside the vocabularies: the database refuses them, and an item that has one is not shown.
 * @param lines of the backend's log.
 */
export function refusedRowsTests({ backend, rowOf, bring }: StockSteps, lines: readonly string[]): void {
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
      // The chunk that begins with it.
      const { data: offered } = await ask(url, locale, 'offers', { from: id });
      expect(offered.map((offer) => offer.url)).not.toContain(itemUrl);
      expect((await askRaw(url, locale, 'detail', { catalogType: 'clock', itemUrl })).status).toBe(404);
    }
    await database.update(items).set({ condition: 'perfect' }).where(eq(items.id, id));
    await constrainVocabularies(database, { info: () => undefined, warn: () => undefined });
    await expect(database.update(items).set({ condition: 'mint' }).where(eq(items.id, id))).rejects.toThrow();
    await expect.poll(refused, WAIT).toBe(0);
  });

  test('D302 a word of before that no vocabulary has hides its piece alone, and an import names it', async () => {
    const { database, url } = backend();
    const added = [30, 31, 32].map((at) => `ST-${at},watches,Rolex,Submariner,perfect,9000,USD`);
    const header = 'number,section,brand,model,condition,price,currency';
    expect((await bring([header, ...added].join('\n'))).totals).toBe('3 0 0 0');
    const [bad, lost] = [await rowOf('ST-30'), await rowOf('ST-31')];
    const quiet = { info: () => undefined, warn: () => undefined };
    const set = (id: number, values: object) => database.update(items).set(values).where(eq(items.id, id));
    for (const column of ['functions', 'availability']) {
      await database.execute(`alter table items drop constraint items_words_${column}`);
    }
    await set(bad.id, { functions: ['date', 'teleport'] });
    await set(lost.id, { availability: 'maybe' });
    await constrainVocabularies(database, quiet);
    const statuses = () =>
      Promise.all(
        [bad, lost].map(
          async ({ url: itemUrl }) =>
            (await askRaw(url, 'ru', 'detail', { catalogType: 'clock', itemUrl })).status,
        ),
      );
    await expect.poll(statuses, WAIT).toEqual([404, 404]);
    const { totals, mistakes } = await bring('number,price\nST-30,9100\nST-31,9100\nST-32,9100');
    expect([totals, mistakes]).toEqual([
      '0 1 0 2',
      [
        'line 2: complications: is "teleport" in the stock, which no vocabulary has; name it anew',
        'line 3: availability: is "maybe" in the stock, which no vocabulary has; name it anew',
      ],
    ]);
    expect((await bring('number,complications\nST-30,date')).totals).toBe('0 1 0 0');
    expect((await bring('number,availability\nST-31,in_stock')).totals).toBe('0 1 0 0');
    await constrainVocabularies(database, quiet);
    await expect.poll(statuses, WAIT).toEqual([200, 200]);
  });
}
