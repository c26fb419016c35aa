import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { CATALOG_TYPES, type CatalogType, LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { minimalItem } from '../site/minimal-item.ts';
import { ask, askRaw } from './ask.ts';

/** The backend looks for changes every second. */
const SOON = { timeout: 20_000 };

/** Sections of a shop without goods: empty ones, the first item, disabled ones. @param content its folder. */
export function sectionsOfShop(backend: () => Backend, content: string): void {
  const links = async () => {
    const { data } = await ask(backend().url, 'ru', 'menuList');
    return data.map(({ url }) => url.split('/')[0] ?? '');
  };
  const listLinks = async () => [...new Set((await links()).filter((word) => LISTS.has(word)))];
  const main = () => ask(backend().url, 'ru', 'mainData');
  const switchTo = async (sections: readonly CatalogType[]) => {
    const file = path.join(content, 'shop.json');
    const shop = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...shop, sections }));
    const { broken } = await importContent(backend().database, () => undefined, { folder: content });
    expect(broken).toEqual([]);
    await expect.poll(async () => (await main()).sections, SOON).toEqual(sections);
  };

  describe('D228 sections', () => {
    test('lists that have nothing are there and stand in no menu', async () => {
      expect(await listLinks()).toEqual([]);
      expect(await main()).toMatchObject({ sections: CATALOG_TYPES, lists: [] });
      for (const word of LISTS.keys()) {
        expect((await ask(backend().url, 'ru', 'catalogue', { url: word })).total).toBe(0);
      }
    });

    test('with its first piece a list stands in menus, and every page is told', async () => {
      const { cursor } = await ask(backend().url, 'ru', 'changes');
      await addPieces(backend());
      const lists = CATALOG_TYPES.map((type) => SECTIONS[type].list);
      await expect.poll(async () => (await main()).lists, SOON).toEqual(lists);
      expect((await listLinks()).sort()).toEqual(lists.toSorted());
      const { data } = await ask(backend().url, 'ru', 'changes', { since: cursor });
      expect(data.flatMap(({ tags }) => tags)).toContain(TAGS.frame);
    });

    test('a section that is switched off has no pages and stands nowhere', async () => {
      await switchTo(['clock', 'accessory']);
      const { url } = backend();
      for (const [word, { section }] of LISTS) {
        const isOn = ['clock', 'accessory'].includes(section.catalogType);
        expect([word, (await askRaw(url, 'ru', 'catalogue', { url: word })).status]).toEqual([
          word,
          isOn ? 200 : 404,
        ]);
      }
      expect((await listLinks()).sort()).toEqual(['accessories', 'clocks_today']);
      expect((await links()).includes('estimate')).toBe(true);
      expect((await askRaw(url, 'ru', 'detail', { catalogType: 'art', itemUrl: 'first-art' })).status).toBe(
        404,
      );
      const types = (items: { catalog_type: string }[]) => items.map((one) => one.catalog_type).sort();
      const urls = CATALOG_TYPES.map((type) => `first-${type}`);
      const [offers, byUrl, stock, sitemap] = await Promise.all([
        ask(url, 'ru', 'offers', {}),
        ask(url, 'ru', 'itemsByUrl', { 'urls[]': urls }),
        ask(url, 'ru', 'indexedStock'),
        ask(url, 'ru', 'sitemap'),
      ]);
      const shown = ['accessory', 'clock'];
      expect(types(offers.data)).toEqual(shown);
      expect(types(byUrl.items)).toEqual(shown);
      const portions = await Promise.all(
        stock.items.map(({ from }) => ask(url, 'ru', 'indexedItems', { from })),
      );
      expect(types(portions.flatMap(({ data }) => data))).toEqual(shown);
      const words = ['accessories', 'clocks_today'];
      expect([...new Set(stock.lists.map(({ word }) => word))].sort()).toEqual(words);
      const found = async () => types((await ask(url, 'ru', 'search', { q: 'rolex' })).items);
      await expect.poll(found, SOON).toEqual(shown);
      expect(sitemap.data.brands.map(({ list }) => list).sort()).toEqual(words);
    });

    test('without watches there is no estimate either; switched on again all is back', async () => {
      await switchTo(['jewelry']);
      expect((await links()).filter((word) => word === 'estimate')).toEqual([]);
      await switchTo(CATALOG_TYPES);
      await expect.poll(async () => (await main()).lists.length, SOON).toBe(CATALOG_TYPES.length);
    });
  });
}

/** Adds an item of each kind of goods. */
async function addPieces({ database }: Backend): Promise<void> {
  const [rolex] = await database.select().from(schema.brands).where(eq(schema.brands.slug, 'rolex'));
  await database
    .insert(schema.items)
    .values(
      CATALOG_TYPES.map((catalogType) =>
        minimalItem({ catalogType, url: `first-${catalogType}`, brandId: rolex?.id ?? 0 }),
      ),
    );
}
