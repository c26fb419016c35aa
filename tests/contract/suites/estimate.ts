import { and, eq, inArray, like } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { measureQuality } from '@tourbillon/backend/estimate/measure-error.ts';
import { learnEstimator } from '@tourbillon/backend/estimate/estimator.ts';
import { loadSales } from '@tourbillon/backend/estimate/load-sales.ts';
import { dayOf, kitOf } from '@tourbillon/backend/estimate/sale.ts';
import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { ask, askRaw } from '../ask.ts';

type Asked = Partial<RequestOf<typeof CALLS.estimate>>;
type EstimateResponse = ResponseOf<typeof CALLS.estimate>;

/** Estimates of a watch's value from the archive. */
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

    test('D9 D84 a range of rounded sums, and the likely one within it', async () => {
      const { value, sales, refused } = await estimate({ model: 'Submariner', material: 'steel' });
      expect(refused).toBeNull();
      expect(sales).toBeGreaterThanOrEqual(4);
      expect(value).toMatchObject({ same_material: true });
      expect(Object.keys(value ?? {}).sort()).toEqual([
        'basis', 'from', 'likely', 'lower', 'quality', 'same_material', 'to', 'upper',
      ]); // prettier-ignore
      const { lower = 0, likely = 0, upper = 0 } = value ?? {};
      expect([lower, likely, upper]).toEqual([lower, likely, upper].toSorted((a, b) => a - b));
      expect(lower).toBeLessThan(upper);
    });

    test.each([
      ['Cartier', 'W51008Q3'],
      ['Rolex', '16713'],
      ['Zenith', '03.3300.3604'],
      ['Panerai', 'PAM01086'],
      ['Breitling', 'A45310'],
      ['Audemars Piguet', '15500OR'],
    ])('D84 %s %s: less is offered for one than the shop asks for it', async (brand, reference) => {
      const { items } = schema;
      const found = await backend()
        .database.select()
        .from(items)
        .where(and(like(items.reference, `${reference}%`), eq(items.stock, 'current')));
      const onSale = found.filter(({ priceUsd, availability }) => priceUsd && availability === 'in_stock');
      expect(onSale).not.toEqual([]);
      for (const { condition, box, papers, priceUsd, discountUsd } of onSale) {
        const kit = kitOf(box, papers);
        const { watch, value, refused } = await estimate({
          ...{ brand, model: reference, condition: condition as Asked['condition'] },
          kit: kit === 'unknown' ? 'full' : kit,
        });
        expect(watch.unknown).toBe('');
        expect(value === null).toBe(refused !== null);
        expect(value?.upper ?? 0).toBeLessThan(discountUsd ?? priceUsd ?? 0);
        // D354 The likely value is well inside its range, not at an end.
        const { lower = 0, likely = 1, upper = 2 } = value ?? {};
        const place = (likely - lower) / (upper - lower);
        expect([reference, place > 0.2 && place < 0.8]).toEqual([reference, true]);
      }
    });

    test('D84 a reference nobody has sold is not taken for its neighbour', async () => {
      const [known, stranger] = [
        await estimate({ brand: 'Tudor', model: '79230B' }),
        await estimate({ brand: 'Tudor', model: '79230N' }),
      ];
      expect(known.watch).toMatchObject({ reference: '79230B', unknown: '' });
      expect(stranger.watch).toMatchObject({ reference: null, model: 'Black Bay', unknown: '79230N' });
      expect(stranger.value?.basis).not.toBe('reference');
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

    test('D326 the stated error is the measured one: newer sales by what older ones teach', async () => {
      const { database } = backend();
      const sales = await loadSales(database);
      const { all, judged, byBasis } = measureQuality(sales);
      const percent = (share: number) => Math.round(100 * share);
      const stated = await ask(backend().url, 'en', 'estimateArchive');
      const newest = sales.toSorted((a, b) => b.years - a.years).slice(0, judged);
      expect(stated).toMatchObject({
        sales: sales.length,
        judged: Math.floor(sales.length / 5),
        judged_since: dayOf(newest.at(-1)?.years ?? 0),
        answered: percent(all.estimated / judged),
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
      // The error of the newest sales, calculated again sale by sale.
      const learnt = learnEstimator(sales.filter((sale) => !newest.includes(sale)));
      const errors = newest
        .flatMap((sale) => {
          const found = learnt.estimate(sale);
          return 'value' in found ? [Math.abs(found.value.middle - sale.usd) / sale.usd] : [];
        })
        .toSorted((a, b) => a - b);
      expect(errors).toHaveLength(all.estimated);
      expect(all.medianError).toBeCloseTo(errors[Math.floor(errors.length / 2)] ?? 0, 2);
      expect(stated.asking?.sales).toBeGreaterThan(100);
      expect(stated.asking?.median_error).toBeLessThan(30);
    });

    test('D479 of many sales the newest are read', async () => {
      const { database } = backend();
      const few = await loadSales(database, 100);
      const read = new Set(few.map(({ id }) => id));
      const older = (await loadSales(database)).filter(({ id }) => !read.has(id));
      expect(read.size).toBeGreaterThan(0);
      const oldest = Math.min(...few.map(({ years }) => years));
      expect(Math.max(...older.map(({ years }) => years))).toBeLessThan(oldest);
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
