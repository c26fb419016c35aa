import { asc, inArray, like } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';
import { stockImporter } from '../stock-importer.ts';

const { items, itemPhotos, stockEvents } = schema;

const WATCH = `<offer id="YL-1" available="true" type="vendor.model">
<price>11900</price><oldprice>12500</oldprice><currencyId>USD</currencyId><categoryId>2</categoryId>
<picture>https://shop.example/photos/yl%20dial.jpg?v=2</picture><typePrefix>Часы</typePrefix><vendor>Rolex</vendor>
<vendorCode>YL126610</vendorCode><barcode>6291041500213</barcode><model>Submariner</model>
<description><![CDATA[<p>Стальной корпус.</p>]]></description>
<condition type="preowned"><quality>excellent</quality></condition>
<param name="Диаметр корпуса" unit="мм">41 мм</param><param name="Функции">дата</param></offer>`;
const RING = `<offer id="YL-2" available="true"><price>2400</price><currencyId>USD</currencyId><categoryId>3</categoryId>
<typePrefix>Кольцо</typePrefix><vendor>Cartier</vendor><model>Love</model>
<condition type="preowned"><quality>perfect</quality></condition><param name="type">ring</param></offer>`;
const BROKEN = `<offer id="YL-3" available="true">
<price>soon</price><currencyId>USD</currencyId><categoryId>2</categoryId><vendor>Rolex</vendor></offer>`;

/** A shop's own price list for Yandex Market, imported into the database. @param dataDir of the backend. */
export function stockPriceListsSuite(backend: () => Backend, dataDir: string): void {
  const { bring } = stockImporter(backend, dataDir);
  const list = (...offers: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-22 10:00"><shop><categories><category id="2">Наручные часы</category>
<category id="3">Ювелирные украшения</category></categories><offers>
${offers.join('\n')}
</offers></shop></yml_catalog>`;
  const goods = () =>
    backend().database.select().from(items).where(like(items.number, 'YL-%')).orderBy(asc(items.number));

  describe('a price list for Yandex Market', () => {
    afterAll(async () => {
      const { database } = backend();
      const ids = (await goods()).map(({ id }) => id);
      await database.delete(stockEvents).where(inArray(stockEvents.itemId, ids));
      await database.delete(items).where(inArray(items.id, ids));
    });

    test('its offers become goods with their photographs; one that cannot be read is named by line and element', async () => {
      const photos = { 'yl dial.jpg': await cameraPhotograph({ width: 300, height: 400 }, 50) };
      const file = list(WATCH, RING, BROKEN);
      expect(await bring(file, { photos })).toEqual({
        totals: '2 0 0 1',
        mistakes: [expect.stringMatching(/^line 15: offer YL-3, price: /)],
      });
      const [watch, ring] = await goods();
      expect(watch).toMatchObject({
        catalogType: 'clock',
        stock: 'current',
        model: 'Submariner',
        reference: 'YL126610',
        gtin: '6291041500213',
        priceUsd: 12_500,
        discountUsd: 11_900,
        condition: 'natural_wear',
        availability: 'in_stock',
        diameterMm: 41,
        functions: ['date'],
        description: { ru: 'Стальной корпус.' },
      });
      expect(ring).toMatchObject({ catalogType: 'jewelry', type: 'ring', priceUsd: 2_400 });
      const shown = backend().database.$count(itemPhotos, inArray(itemPhotos.itemId, [watch!.id]));
      expect(await shown).toBe(1);
      const { item } = await ask(backend().url, 'en', 'detail', {
        catalogType: 'clock',
        itemUrl: watch!.url,
      });
      expect(item).toMatchObject({ number: 'YL-1', gtin: '6291041500213' });
      // Lists and search are up to date when the import ends, without waiting for the next check.
      const found = await ask(backend().url, 'en', 'search', { q: 'YL126610' });
      expect(found.items.map(({ url }) => url)).toContain(watch!.url);
      const rings = { url: 'jewellery', 'brands[]': ['cartier'], per_page: 60 };
      const { items: listed } = await ask(backend().url, 'en', 'catalogue', rings);
      expect(listed.map(({ url }) => url)).toContain(ring!.url);
    });

    test('the same list again changes nothing, another price that piece alone', async () => {
      expect((await bring(list(WATCH, RING))).totals).toBe('0 0 2 0');
      expect((await bring(list(WATCH, RING.replace('2400', '2300')))).totals).toBe('0 1 1 0');
      expect((await goods()).map(({ priceUsd }) => priceUsd)).toEqual([12_500, 2_300]);
    });
  });
}
