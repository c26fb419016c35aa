import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { measureQuality } from '@tourbillon/backend/estimate/measure-error.ts';
import { loadSales } from '@tourbillon/backend/estimate/load-sales.ts';
import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { ask, askRaw } from '../ask.ts';

type Asked = Partial<RequestOf<typeof CALLS.estimate>>;
type EstimateResponse = ResponseOf<typeof CALLS.estimate>;

/** What the archive says a watch is worth. */
export function estimateSuite(backend: () => Backend): void {
  const estimate = (asked: Asked) =>
    ask(backend().url, 'ru', 'estimate', { brand: 'Rolex', condition: 'perfect', kit: 'full', ...asked });

  describe('instant estimate', () => {
    const added: string[] = [];
    afterEach(async () => {
      await backend()
        .database.delete(schema.items)
        .where(inArray(schema.items.url, added.splice(0)));
    });

    test.each<[string, Asked, Partial<EstimateResponse['watch']>]>([
      ['a brand in Cyrillic', { brand: 'ролекс' }, { brand: { slug: 'rolex', title: 'Rolex' }, model: null }],
      ['a model in Cyrillic', { model: 'сабмаринер' }, { model: 'Submariner' }],
      ['all in one field', { brand: 'Omega Speedmaster' }, { brand: { slug: 'omega', title: 'Omega' } }],
      ['a model nobody knows', { model: 'qwxzyv' }, { model: null, unknown: 'qwxzyv' }],
      ['a model without its maker', { brand: 'Submariner' }, { brand: { slug: 'rolex', title: 'Rolex' } }],
      ['a material', { material: 'steel' }, { material: { id: 'steel', title: 'Сталь' } }],
    ])('%s is understood', async (_, asked, watch) => {
      expect((await estimate(asked)).watch).toMatchObject(watch);
    });

    test('a reference is found without its dots, and its model with it', async () => {
      const [sold] = (await loadSales(backend().database)).filter(({ reference }) =>
        reference?.match(/^\d{6}ln$/),
      );
      const { watch } = await estimate({ model: sold?.reference?.toUpperCase().replace('LN', ' ln') });
      expect(watch).toMatchObject({ model: sold?.model, unknown: '' });
      expect(watch.reference?.toLowerCase()).toBe(sold?.reference);
    });

    test.each([
      ['D44 a maker the shop does not take', { brand: 'Casio' }, 'brand_refused'],
      ['a maker nobody knows', { brand: 'qwxzyv' }, 'brand_unknown'],
      ['no maker', { brand: ' ' }, 'required'],
    ])('%s is refused at the field', async (_, asked, reason) => {
      const response = await askRaw(backend().url, 'ru', 'estimate', {
        condition: 'new',
        kit: 'full',
        ...asked,
      });
      expect(response).toMatchObject({ status: 422, body: { errors: { brand: [reason] } } });
    });

    test('D9 D17 a range of rounded sums, and nothing but a range', async () => {
      const { value, sales, refused } = await estimate({ model: 'Submariner', material: 'steel' });
      expect(refused).toBeNull();
      expect(sales).toBeGreaterThanOrEqual(4);
      expect(value).toMatchObject({ same_material: true });
      expect(Object.keys(value ?? {}).sort()).toEqual([
        'basis', 'from', 'lower', 'quality', 'same_material', 'to', 'upper',
      ]); // prettier-ignore
      expect(value?.lower).toBeLessThan(value?.upper ?? 0);
    });

    test.each<[string, Asked]>([
      ['a piece without box and papers', { kit: 'none' }],
      ['a piece with defects', { condition: 'defects' }],
    ])('%s is worth less', async (_, worse) => {
      const asked = { model: 'Submariner', material: 'steel' };
      const [best, worst] = [await estimate(asked), await estimate({ ...asked, ...worse })];
      expect(worst.value?.upper).toBeLessThan(best.value?.upper ?? 0);
    });

    test('where prices lie too far apart the materials are asked for', async () => {
      const { refused, materials, value } = await estimate({});
      expect([refused, value]).toEqual(['wide', null]);
      expect(materials.map(({ id }) => id)).toEqual(expect.arrayContaining(['steel', 'yellow_gold']));
    });

    test('what needs repair was sold too seldom: an expert is needed', async () => {
      expect(await estimate({ model: 'Submariner', condition: 'needs_repair' })).toMatchObject({
        refused: 'condition',
        value: null,
      });
    });

    test('the stated error is the measured one', async () => {
      const sales = await loadSales(backend().database);
      const { all, byBasis } = await measureQuality(sales);
      const percent = (share: number) => Math.round(100 * share);
      const stated = await ask(backend().url, 'en', 'estimateArchive');
      expect(stated).toMatchObject({
        sales: sales.length,
        answered: percent(all.estimated / sales.length),
        quality: {
          sales: all.estimated,
          median_error: percent(all.medianError),
          covered: percent(all.covered),
        },
      });
      expect(all.covered).toBeGreaterThan(0.75);
      expect(all.medianError).toBeLessThan(0.2);
      const [reference] = [...byBasis].filter(([{ name }]) => name === 'reference').map(([, one]) => one);
      expect(reference?.medianError).toBeLessThan(0.12);
    });

    test('what is sold today counts tomorrow', async () => {
      const { database } = backend();
      const { items } = schema;
      const clocks = eq(items.catalogType, 'clock');
      const [sample] = await database.select().from(items).where(clocks).orderBy(items.id).limit(1);
      if (!sample) throw new Error('The stock is empty');
      const { id: _, ...like } = sample;
      const rows = [21_000, 21_500, 22_000, 22_500].map((priceUsd, place) => ({
        ...like,
        number: '',
        url: `estimate-${place}`,
        catalogType: 'clock',
        model: 'Trial',
        reference: 'TRIAL-99',
        stock: 'archive' as const,
        availability: 'sold',
        condition: 'perfect',
        priceUsd,
        discountUsd: null,
        soldAt: new Date('2026-01-01'),
      }));
      added.push(...rows.map(({ url }) => url));
      await database.insert(schema.items).values(rows);
      const brand = (await ask(backend().url, 'en', 'detail', { catalogType: 'clock', itemUrl: sample.url }))
        .item.brand.title;
      const asked = { brand, model: 'trial99' };
      await expect
        .poll(async () => (await estimate(asked)).value, { timeout: 50_000 })
        .toMatchObject({ basis: 'reference', from: 2026, to: 2026 });
    });
  });
}
