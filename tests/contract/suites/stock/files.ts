import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { ask } from '../../ask.ts';
import { HEADER, type StockSteps, TWO, WAIT } from './steps.ts';

const { items, itemPrices } = schema;

/** Results of the rows of a file: added, changed, unchanged, refused. */
export function stockFilesTests({ backend, access, bring, rowOf, place, changesSince }: StockSteps): void {
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
      expect.stringMatching(/^line 1: modell: is not a column; expected number, section/),
    ]);
  });
}
