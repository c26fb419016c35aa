import { beforeAll, describe, expect, test } from 'vitest';
import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { Texts } from '@tourbillon/backend/database/schema/titles.ts';
import defects from '@tourbillon/backend/vocabulary/defects.json' with { type: 'json' };
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { DEFECT_TEXTS } from './defect-texts.ts';
import { holdOf } from './holds.ts';
import { inspectionOf } from './inspections.ts';
import { ownWordsOf } from './own-words.ts';
import { previousPricesOf } from './previous-prices.ts';
import { readWatches } from './source-row.ts';
import { watchItem } from './watch-item.ts';

describe('records of the demonstration stock', () => {
  let items: NewItem[];
  beforeAll(async () => {
    const rows = await readWatches();
    items = rows.map((row) => watchItem(row, { brandId: 1, brandTitle: row.brand, collectionId: null }));
  });

  test('an earlier price ended while the item was for sale, and is another than today’s', () => {
    const priced = items.filter((item) => previousPricesOf(item).length > 0);
    expect(priced.length).toBeGreaterThan(0);
    for (const item of priced) {
      const [before] = previousPricesOf(item);
      expect(item.stock).not.toBe('archive');
      expect(before?.endedAt.getTime()).toBeGreaterThan(item.publishedAt.getTime());
      expect(before?.price).not.toBe(item.discountUsd ?? item.priceUsd);
    }
  });

  test('a discount began where the full price ended', () => {
    for (const item of items.filter(({ discountUsd }) => typeof discountUsd === 'number')) {
      expect(previousPricesOf(item).map(({ price }) => price)).toEqual([item.priceUsd]);
    }
  });

  test('§3 what is inspected is sound and on sale, and only what it has is measured', () => {
    const inspected = items.filter((item) => inspectionOf(item));
    expect(inspected.length).toBeGreaterThan(0);
    for (const item of inspected) {
      const record = inspectionOf(item);
      expect(['perfect', 'natural_wear']).toContain(item.condition);
      expect(item.stock).toBe('current');
      if (item.movement !== 'automatic' && item.movement !== 'manual') {
        expect([record?.rateSecondsADay, record?.amplitudeDegrees]).toEqual([null, null]);
      }
      expect((record?.pressureBar ?? 0) * 10).toBeLessThanOrEqual(item.waterResistanceM ?? 0);
      expect(Date.parse(record?.inspectedOn ?? '')).toBeLessThan(item.publishedAt.getTime());
    }
  });

  test('D238 what is reserved is held until a day to come, and nothing else is held', () => {
    const held = items.flatMap((item) => holdOf(item) ?? []);
    expect(held.length).toBe(items.filter(({ availability }) => availability === 'reserved').length);
    expect(Math.min(...held.map(({ endsIn }) => endsIn))).toBe(1);
    expect(Math.max(...held.map(({ endsIn }) => endsIn))).toBeLessThanOrEqual(14);
  });

  test('words of the shop stand in four languages, and defects of pieces that have some', () => {
    const words = items.map((item) => ({ item, ...ownWordsOf(item) }));
    const said = ({ en }: Texts) => en !== undefined;
    for (const { item, description, defectsText } of words) {
      for (const text of [description, defectsText] as Texts[]) {
        expect([0, LOCALES.length]).toContain(Object.values(text).filter(Boolean).length);
      }
      if (said(defectsText as Texts)) expect(item.defects).not.toEqual([]);
      if (said(description as Texts)) expect(item.stock).toBe('current');
    }
    expect(words.some(({ description }) => said(description as Texts))).toBe(true);
    expect(words.some(({ defectsText }) => said(defectsText as Texts))).toBe(true);
  });

  test('every defect of the vocabulary has words', () => {
    expect(Object.keys(DEFECT_TEXTS).sort()).toEqual(Object.keys(defects).sort());
  });

  test('the records are the same at every run', () => {
    expect(items.map(inspectionOf)).toEqual(items.map(inspectionOf));
    expect(items.map(previousPricesOf)).toEqual(items.map(previousPricesOf));
  });
});
