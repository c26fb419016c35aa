import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeAvailability } from '@tourbillon/backend/availability/availability.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { csvRows } from '@tourbillon/backend/stock/csv/csv-rows.ts';
import { importStock } from '@tourbillon/backend/stock/import-stock.ts';
import type { ItemPhotograph } from '@tourbillon/backend/photographs/item-photographs.ts';
import { mistakeLine } from '@tourbillon/backend/stock/mistake.ts';
import type { StockSteps } from './steps.ts';

const { items } = schema;

/** Items that the desk changes while an import prepares their photographs. */
export function changedMeanwhileTests({ backend, bring, rowOf }: StockSteps): void {
  /** Imports a file; `meanwhile` runs after its rows are planned and before they are written. */
  const bringWhile = async (file: string, meanwhile: () => Promise<unknown>) => {
    const mistakes: string[] = [];
    const keeper = {
      known: () => Promise.resolve(new Map<number, never>()),
      prepare: async () => {
        await meanwhile();
        return { photos: [] };
      },
      set: () => Promise.resolve(false),
    };
    const totals = await importStock(
      backend().database,
      csvRows(Readable.from([Buffer.from(file)])),
      { keeper },
      { mistake: (mistake) => mistakes.push(mistakeLine(mistake)), progress: () => undefined },
    );
    return { totals: Object.values(totals).join(' '), mistakes };
  };
  const change = (number: string, fields: Partial<typeof items.$inferInsert>) =>
    backend().database.update(items).set(fields).where(eq(items.number, number));

  test('D208 what the desk changes while photographs are prepared stays', async () => {
    await bring(
      'number,section,brand,condition,price,currency,description_en\nST-40,watches,Rolex,perfect,9000,USD,Old',
    );
    const file = 'number,caliber,description_en,photos\nST-40,3135,New,none';
    const meanwhile = () => change('ST-40', { priceUsd: 7_000, description: { en: 'Old', ru: 'Старое' } });
    expect(await bringWhile(file, meanwhile)).toEqual({ totals: '0 1 0 0', mistakes: [] });
    expect(await rowOf('ST-40')).toMatchObject({
      priceUsd: 7_000,
      caliber: '3135',
      description: { en: 'New', ru: 'Старое' },
    });
  });

  test('rows whose photographs are ready count no longer when their batch is not written', async () => {
    const counted: number[] = [];
    const broken = {
      known: () => Promise.resolve(new Map<number, never>()),
      prepare: () => Promise.resolve({ photos: [{} as ItemPhotograph] }),
      set: () => Promise.reject(new Error('the disk is full')),
    };
    const importing = importStock(
      backend().database,
      csvRows(Readable.from([Buffer.from('number,photos\nST-40,none')])),
      { keeper: broken },
      { mistake: () => undefined, progress: (rows) => counted.push(rows) },
    );
    await expect(importing).rejects.toThrow('the disk is full');
    expect(counted).toEqual([1, 0]);
  });

  test('D208 a piece that is sold meanwhile stays in the archive', async () => {
    const sell = async () => {
      const { id } = await rowOf('ST-40');
      await changeAvailability(backend().database, id, { to: 'sold', by: 'staff', soldPriceUsd: 6_500 });
    };
    const file = 'number,dealer_corner,caliber,photos\nST-40,,3130,none';
    expect(await bringWhile(file, sell)).toEqual({ totals: '0 1 0 0', mistakes: [] });
    const sold = { stock: 'archive', availability: 'sold', soldPriceUsd: 6_500, caliber: '3130' };
    expect(await rowOf('ST-40')).toMatchObject(sold);
    const stale = 'number,availability,caliber,photos\nST-40,sold,1,none';
    const giveBack = async () => {
      await changeAvailability(backend().database, (await rowOf('ST-40')).id, {
        to: 'in_stock',
        by: 'staff',
      });
    };
    expect((await bringWhile(stale, giveBack)).mistakes).toEqual([expect.stringContaining('availability')]);
    expect(await rowOf('ST-40')).toMatchObject({ stock: 'current', caliber: '3130' });
  });
}
