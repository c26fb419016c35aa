import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginAnnouncing, changeAvailability } from '@tourbillon/backend/availability/availability.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { storeRates } from '@tourbillon/backend/rates/store-rates.ts';
import { waitForLockConflict } from '../../wait-for-lock-conflict.ts';
import { HEADER, type StockSteps, TWO } from './steps.ts';

const { itemPrices } = schema;

/** Changes of one item by its number: its sale, its photographs, the currency of its price. */
export function onePieceTests({ backend, access, bring, rowOf }: StockSteps): void {
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
    // A file from before the sale does not put the item on sale again.
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
      expect.stringMatching(/^line 2: photos: text.jpg is not a photograph/),
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

  test('a file that repeats the price of a sale in roubles does not record another one at another rate', async () => {
    const { database } = backend();
    const { currencyRates } = schema;
    const rate = eq(currencyRates.code, 'RUB');
    const sold = (price: string) =>
      [
        `${HEADER},availability,sold_price`,
        `ST-SOLD,jewellery,cartier,Love,Love,,perfect,1250000,,RUB,moscow,sold,${price}`,
      ].join('\n');
    expect(await bring(sold('700000'))).toEqual({ totals: '1 0 0 0', mistakes: [] });
    const before = await rowOf('ST-SOLD');
    await database.update(currencyRates).set({ unitsPerUsd: 100 }).where(rate);
    await bring(sold('700000'));
    expect((await rowOf('ST-SOLD')).soldPriceUsd).toBe(before.soldPriceUsd);
    await bring(sold('7100 USD'));
    expect((await rowOf('ST-SOLD')).soldPriceUsd).toBe(7_100);
    await bring(sold('70000'));
    expect((await rowOf('ST-SOLD')).soldPriceUsd, 'a correction').toBe(700);
    await database.update(currencyRates).set({ unitsPerUsd: 92.4 }).where(rate);
  });

  test('D665 a rate and the piece that it prices are changed at the same moment: neither fails', async () => {
    const { database } = backend();
    const { id } = await rowOf('ST-2');
    const store = (RUB: number) => storeRates(database, { RUB }, new Date());
    const { stored } = await database.transaction(async (tx) => {
      await beginAnnouncing(tx);
      const storing = store(100).catch((error: unknown) => error);
      await waitForLockConflict(tx);
      await changeAvailability(tx, id, { to: 'in_reserve', by: 'staff' });
      return { stored: storing };
    });
    expect(await stored).toBeUndefined();
    expect(await rowOf('ST-2')).toMatchObject({ availability: 'in_reserve', priceUsd: 12_500 });
    await store(92.4);
    await changeAvailability(database, id, { to: 'in_stock', by: 'staff' });
  });
}
