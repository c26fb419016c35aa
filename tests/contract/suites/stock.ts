import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { constrainVocabularies } from '@tourbillon/backend/start/constrain-vocabularies.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, askRaw } from '../ask.ts';
import { stockBringer } from '../bring-stock.ts';

const { items, itemPrices, stockEvents } = schema;

/** The backend looks for changes every second. */
const WAIT = { timeout: 20_000 };

const HEADER = 'number,section,brand,collection,model,reference,condition,price,discount_price,currency,city';

/** The stock of a shop by files, over the routes of the staff (decision 98). @param dataDir of the backend. @param lines of its log. */
export function stockSuite(backend: () => Backend, dataDir: string, lines: readonly string[]): void {
  const { access, bring } = stockBringer(backend, dataDir);
  const rowOf = async (number: string) => {
    const [row] = await backend().database.select().from(items).where(eq(items.number, number));
    if (!row) throw new Error(`no ${number}`);
    return row;
  };
  const place = async () => (await ask(backend().url, 'ru', 'changes')).cursor;
  const changesSince = async (since: string) =>
    (await ask(backend().url, 'ru', 'changes', { since })).data.length;

  describe('stock by files', () => {
    afterAll(async () => {
      const { database } = backend();
      const mine = await database.select({ id: items.id }).from(items).where(like(items.number, 'ST-%'));
      await database.delete(stockEvents);
      await database.delete(items).where(
        inArray(
          items.id,
          mine.map(({ id }) => id),
        ),
      );
    });

    const TWO = [
      HEADER,
      'ST-1,watches,Ролекс,Sea-Test,Submariner,126610LN,perfect,12500,,USD,moscow',
      'ST-2,jewellery,cartier,Love,Love,,Новое,1250000,1000000,RUB,Самара',
    ].join('\n');

    test('new numbers are added: names in any language, collections as needed, the price in dollars beside its own', async () => {
      expect(await bring(TWO, { dryRun: true })).toEqual({ totals: '2 0 0 0', mistakes: [] });
      await expect(rowOf('ST-1')).rejects.toThrow('no ST-1');
      expect(await bring(TWO)).toEqual({ totals: '2 0 0 0', mistakes: [] });
      const [watch, jewel] = [await rowOf('ST-1'), await rowOf('ST-2')];
      expect(watch).toMatchObject({
        url: 'rolex-submariner-126610ln-st-1',
        stock: 'current',
        availability: 'in_stock',
        priceUsd: 12_500,
        ownPrice: null,
        cities: ['moscow'],
      });
      expect(jewel).toMatchObject({
        ownPrice: 1_250_000,
        ownDiscount: 1_000_000,
        currency: 'RUB',
        condition: 'new',
      });
      expect(jewel.priceUsd).toBe(Math.round(1_250_000 / 92.4));
      await expect
        .poll(
          async () =>
            (await ask(backend().url, 'en', 'catalogue', { url: 'clocks_today', brand: 'rolex' })).items[0]
              ?.url,
          WAIT,
        )
        .toBe(watch.url);
      const { item } = await ask(backend().url, 'uz', 'detail', { catalogType: 'clock', itemUrl: watch.url });
      expect(item).toMatchObject({ brand: { slug: 'rolex' }, collection: { slug: 'sea-test' } });
    });

    test('the same file again touches no row and announces nothing, nor does the export of it', async () => {
      const since = await place();
      const before = await rowOf('ST-2');
      expect(await bring(TWO)).toEqual({ totals: '0 0 2 0', mistakes: [] });
      let exported = '';
      for await (const { text } of (await access()).export()) exported += text;
      const mine = exported.split('\r\n').filter((line, at) => at === 0 || line.startsWith('ST-'));
      expect(await bring(mine.join('\n'))).toEqual({ totals: '0 0 2 0', mistakes: [] });
      expect(await rowOf('ST-2')).toEqual(before);
      expect(await changesSince(since)).toBe(0);
    });

    test('what differs is changed, the address stays, and the earlier price is kept', async () => {
      expect(await bring(TWO.replace('12500', '11 900').replace('Submariner,', 'Sub,'))).toMatchObject({
        totals: '0 1 1 0',
      });
      const row = await rowOf('ST-1');
      expect(row).toMatchObject({ url: 'rolex-submariner-126610ln-st-1', model: 'Sub', priceUsd: 11_900 });
      const earlier = await backend().database.select().from(itemPrices).where(eq(itemPrices.itemId, row.id));
      expect(earlier).toMatchObject([{ currency: 'USD', price: 12_500 }]);
    });

    test('rows with mistakes are skipped, the others go in', async () => {
      const file = [
        HEADER,
        'ST-3,watches,Rolex,,,,perfect,1000,,USD,',
        'ST-4,watches,Nobody & Sons,,,,perfect,1000,,USD,',
        'ST-3,watches,Rolex,,,,perfect,1000,,USD,',
        'ST-5,watches,Rolex,,,,mint,1000,,USD,',
        'ST-6,watches,Rolex,,,,perfect,cheap,,USD,',
        'ST-7,watches,Rolex,,,,perfect,1000,,EUR,',
        'ST-8,watches,Rolex,,,,perfect,1000,1200,USD,',
        'ST-9,watches,Rolex,,,,perfect,1000,,USD,Atlantis',
        'ST-10,cheese,Rolex,,,,perfect,1000,,USD,',
        'ST-1,jewellery,Rolex,,,,perfect,1000,,USD,',
        'ST-11,watches,Rolex,,<b>x</b>,,perfect,1000,,USD,',
        'ST-12,watches,Rolex,,=1+1,,perfect,1000,,USD,',
        'ST-13,watches,Rolex,,"torn,,perfect,1000,,USD,',
        ',watches,Rolex,,,,perfect,1000,,USD,',
        'ST-14,watches,,,,,perfect,1000,,,',
        'ST-15,watches,Rolex,,,,perfect,1000,,USD,',
      ].join('\n');
      const { totals, mistakes } = await bring(file);
      expect(totals).toBe('2 0 0 14');
      expect(mistakes.map((line) => line.split(': ', 2).join(': ')).sort()).toEqual(
        [
          'line 3: brand',
          'line 4: number',
          'line 5: condition',
          'line 6: price',
          'line 7: currency',
          'line 8: discount_price',
          'line 9: city',
          'line 10: section',
          'line 11: section',
          'line 12: model',
          'line 13: model',
          'line 14: row',
          'line 15: number',
          'line 16: brand',
          'line 16: currency',
        ].sort(),
      );
    });

    test('an unknown brand is added when that is asked for, and stands among the others by its name', async () => {
      const file = `${HEADER}\nST-16,watches,Aardvark & Sons,,,,perfect,1000,,USD,`;
      expect(await bring(file, { addBrands: true })).toMatchObject({ totals: '1 0 0 0' });
      await expect
        .poll(async () => {
          const { facets } = await ask(backend().url, 'en', 'catalogue', {
            url: 'clocks_today',
            facets: true,
          });
          return facets?.options.brands?.slice(0, 2).map(({ id }) => id);
        }, WAIT)
        .toContain('aardvark-and-sons');
      const brand = eq(schema.brands.slug, 'aardvark-and-sons');
      const mine = await rowOf('ST-16');
      await backend().database.delete(items).where(eq(items.id, mine.id));
      await backend().database.delete(schema.brands).where(brand);
    });

    test('a header with names that are no columns refuses the file', async () => {
      const { totals, mistakes } = await bring('number,modell\nST-20,x');
      expect(totals).toBe('0 0 0 1');
      expect(mistakes).toEqual([
        expect.stringMatching(/^line 1: modell: is no column; expected number, section/),
      ]);
    });

    test('one piece is changed by its number; a sale brings it into the archive', async () => {
      const set = async (fields: Record<string, string>) => {
        const { totals, mistakes } = await (await access()).set({ number: 'ST-1', fields });
        return [Object.values(totals).join(' '), mistakes.map(({ column }) => column)];
      };
      expect(await set({ price: '11000' })).toEqual(['0 1 0 0', []]);
      expect(await set({ price: '11000' })).toEqual(['0 0 1 0', []]);
      expect(await set({ prize: '11000' })).toEqual(['0 0 0 1', ['prize']]);
      expect(await set({ availability: 'sold', sold_price: '10500' })).toEqual(['0 1 0 0', []]);
      expect(await rowOf('ST-1')).toMatchObject({
        stock: 'archive',
        availability: 'sold',
        soldPriceUsd: 10_500,
      });
      // A file of before the sale does not put it on sale again.
      const stale = TWO.replace('city', 'city,availability').replace('moscow', 'moscow,in_stock');
      expect((await bring(stale)).mistakes).toEqual([
        expect.stringContaining('line 2: availability: ST-1 is sold'),
      ]);
    });

    test('photographs: named in the row, else those named for the number, in order', async () => {
      const [one, two, three] = [
        await cameraPhotograph({ width: 300, height: 400 }, 20),
        await cameraPhotograph({ width: 300, height: 400 }, 120),
        await cameraPhotograph({ width: 300, height: 400 }, 220),
      ];
      const photos = {
        'ST-2-10.jpg': two,
        'ST-2-2.jpg': one,
        'back.jpg': three,
        'text.jpg': Buffer.from('no'),
      };
      const picturesOf = async (number: string) => {
        const { id } = await rowOf(number);
        const rows = await backend()
          .database.select()
          .from(schema.itemPhotos)
          .where(eq(schema.itemPhotos.itemId, id));
        return rows.sort((a, b) => a.position - b.position).map(({ source }) => source);
      };
      const named = (cell: string) => `number,photos\nST-2,${cell}\nST-3,`;
      expect(await bring(named(''), { photos })).toEqual({ totals: '0 1 1 0', mistakes: [] });
      const inOrder = await picturesOf('ST-2');
      expect(inOrder).toHaveLength(2);
      expect(await bring(named(''), { photos })).toEqual({ totals: '0 0 2 0', mistakes: [] });
      expect(await bring(named(''))).toEqual({ totals: '0 0 2 0', mistakes: [] });
      expect(await bring(named('ST-2-10.jpg|back.jpg'), { photos })).toMatchObject({ totals: '0 1 1 0' });
      expect((await picturesOf('ST-2'))[0]).toBe(inOrder[1]);
      expect(await bring(named('gone.jpg'), { photos })).toEqual({
        totals: '0 0 1 1',
        mistakes: ['line 2: photos: "gone.jpg" is not in the folder of photographs'],
      });
      expect((await bring(named('text.jpg'), { photos })).mistakes).toEqual([
        expect.stringMatching(/^line 2: photos: text.jpg is no photograph/),
      ]);
      expect(await bring(named('none'))).toMatchObject({ totals: '0 1 1 0' });
      expect(await picturesOf('ST-2')).toEqual([]);
    });

    test('a price keeps its currency: another rate changes the dollars alone, and is no earlier price', async () => {
      const { database } = backend();
      const { currencyRates } = schema;
      const rate = eq(currencyRates.code, 'RUB');
      const before = await rowOf('ST-2');
      await database.update(currencyRates).set({ unitsPerUsd: 100 }).where(rate);
      expect(await rowOf('ST-2')).toMatchObject({
        ownPrice: 1_250_000,
        priceUsd: 12_500,
        discountUsd: 10_000,
      });
      await database.update(currencyRates).set({ unitsPerUsd: 92.4 }).where(rate);
      expect(await rowOf('ST-2')).toMatchObject({
        priceUsd: before.priceUsd,
        discountUsd: before.discountUsd,
      });
      expect(await database.$count(itemPrices, eq(itemPrices.itemId, before.id))).toBe(0);
    });

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
      const said = lines.filter(
        (line) => line.includes('the contract refuses it') && line.includes('"ST-3"'),
      );
      expect(said).toHaveLength(1);
      for (const locale of LOCALES) {
        const list = await ask(url, locale, 'catalogue', { url: 'clocks_today', per_page: 100 });
        expect(list.items.length).toBeGreaterThan(50);
        expect(list.items.map((card) => card.url)).not.toContain(itemUrl);
        expect((await ask(url, locale, 'search', { q: 'rolex', type: 2 })).items.length).toBeGreaterThan(0);
        await ask(url, locale, 'indexedStock');
        expect((await askRaw(url, locale, 'detail', { catalogType: 'clock', itemUrl })).status).toBe(404);
      }
      await database.update(items).set({ condition: 'perfect' }).where(eq(items.id, id));
      await constrainVocabularies(database, { warn: () => undefined });
      await expect(
        database.update(items).set({ condition: 'mint' }).where(eq(items.id, id)),
      ).rejects.toThrow();
      await expect.poll(refused, WAIT).toBe(0);
    });
  });
}
