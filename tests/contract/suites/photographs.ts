import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deleteUnusedPhotographs } from '@tourbillon/backend/photographs/delete-unused-photographs.ts';
import { readItemPhotographs, setItemPhotographs } from '@tourbillon/backend/photographs/item-photographs.ts';
import { createPhotographCleaner } from '@tourbillon/backend/photographs/photograph-cleaner.ts';
import {
  openPhotographs,
  PHOTOGRAPH_FOLDER,
  type StoredPhotograph,
} from '@tourbillon/backend/photographs/photograph-store.ts';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

const { items, itemPhotos } = schema;

/** A photograph that was neither rotated nor cropped. */
const AS_IT_CAME = { original: null, edit: null };

/** Photographs of an item instead of drawings. @param dataDir of the backend, where it stores originals. */
export function photographsSuite(backend: () => Backend, dataDir: string): void {
  const cleaner = createPhotographCleaner(() => undefined);
  const store = openPhotographs(join(dataDir, PHOTOGRAPH_FOLDER), cleaner);
  let url = '';
  let id = 0;
  let stored: StoredPhotograph[] = [];

  const detail = async () =>
    (await ask(backend().url, 'en', 'detail', { catalogType: 'clock', itemUrl: url })).item;
  const card = async () => (await ask(backend().url, 'en', 'itemsByUrl', { 'urls[]': [url] })).items[0];
  const names = async () => (await detail()).pictures.map(({ src }) => src.split('.').at(-1));
  const get = (src: string) => fetch(`${backend().url}/en/media/${src}`);

  describe('photographs', () => {
    beforeAll(async () => {
      // The newest are rows that the suite of alerts has deleted, which no shop does: lists may have them still.
      const { items: listed } = await ask(backend().url, 'en', 'catalogue', {
        url: 'clocks_today',
        per_page: 24,
      });
      const urls = listed.map((item) => item.url);
      const [row] = await backend()
        .database.select({ id: items.id, url: items.url })
        .from(items)
        .where(inArray(items.url, urls));
      if (!row) throw new Error(`none of ${urls.join(', ')} is in the database`);
      ({ id, url } = row);
      stored = [
        await store.store(await cameraPhotograph({ width: 300, height: 400 })),
        await store.store(await cameraPhotograph({ width: 400, height: 300 }, 30)),
        await store.store(await cameraPhotograph({ width: 300, height: 400 }, 220)),
      ];
    });
    afterAll(async () => {
      await setItemPhotographs(backend().database, id, []);
      store.close();
    });

    test('an item without any has drawings; with some it has these alone, in their order', async () => {
      expect(new Set((await detail()).pictures.map(({ kind }) => kind))).toEqual(new Set(['drawing']));
      const [one, two, three] = stored as [StoredPhotograph, StoredPhotograph, StoredPhotograph];
      const list = [{ ...one, view: 'front' as const }, two, three];
      expect(await setItemPhotographs(backend().database, id, list)).toBe(true);
      await expect.poll(names, { timeout: 20_000 }).toEqual(stored.map(({ name }) => name));
      const { pictures } = await detail();
      expect(pictures[0]).toEqual({
        src: `clock/${url}/photo.${one.name}`,
        view: 'front',
        width: 300,
        height: 400,
        placeholder: one.placeholder,
        kind: 'photo',
      });
      expect(pictures[1]).toEqual({
        src: `clock/${url}/photo.${two.name}`,
        width: 400,
        height: 300,
        placeholder: null,
        kind: 'photo',
      });
      expect((await card())?.pictures.map(({ src }) => src)).toEqual(
        pictures.slice(0, 2).map(({ src }) => src),
      );
      expect(await setItemPhotographs(backend().database, id, list), 'a second time').toBe(false);
      expect(await readItemPhotographs(backend().database, [id])).toEqual(
        new Map([
          [
            id,
            [list[0], { ...two, view: null }, { ...three, view: null }].map((one) => ({
              ...one,
              ...AS_IT_CAME,
            })),
          ],
        ]),
      );
    });

    test('an original is served for ever under its name, upright and without a word of the camera', async () => {
      const [main] = (await detail()).pictures;
      const response = await get(main?.src ?? '');
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined]);
    });

    test('the sitemap names the photographs of the item', async () => {
      const { items: portions } = await ask(backend().url, 'en', 'indexedStock');
      const from = portions.filter((portion) => portion.from <= id).at(-1)?.from ?? 0;
      const { data } = await ask(backend().url, 'en', 'indexedItems', { from });
      expect(data.find((item) => item.url === url)?.pictures).toEqual(
        stored.map(({ name, width }) => ({ src: `clock/${url}/photo.${name}`, width })),
      );
    });

    test.each<[string, (name: string) => string]>([
      ['another kind of goods', (name) => `jewelry/${url}/photo.${name}`],
      ['an item that is not there', (name) => `clock/no-such-watch/photo.${name}`],
      ['a name that nothing has', () => `clock/${url}/photo.${'0'.repeat(32)}`],
      ['a path', () => `clock/${url}/photo...%2f..%2fstaff-key`],
      ['no name', () => `clock/${url}/photo`],
    ])('of %s there is none', async (_, src) => {
      expect((await get(src(stored[0]?.name ?? ''))).status).toBe(404);
    });

    test('a change is announced: another order, another photograph, none', async () => {
      const changes = async (since?: string) =>
        ask(backend().url, 'en', 'changes', since === undefined ? {} : { since });
      const { cursor } = await changes();
      const [one, two, three] = stored as [StoredPhotograph, StoredPhotograph, StoredPhotograph];
      await setItemPhotographs(backend().database, id, [three, one]);
      await expect.poll(names, { timeout: 20_000 }).toEqual([three.name, one.name]);
      await expect.poll(async () => JSON.stringify(await changes(cursor))).toContain(url);
      const gone = await get(`clock/${url}/photo.${two.name}`);
      expect([gone.status, gone.headers.get('cache-control')], 'a page of a minute ago').toEqual([
        200,
        'no-store',
      ]);
    });

    test('housekeeping deletes what no item names, a day later', async () => {
      const tomorrow = new Date(Date.now() + 25 * 3_600_000);
      await deleteUnusedPhotographs(backend().database, store, new Date());
      expect(await store.read(stored[1]?.name ?? '')).toBeDefined();
      await deleteUnusedPhotographs(backend().database, store, tomorrow);
      const left = await Promise.all(stored.map(async ({ name }) => (await store.read(name)) !== undefined));
      expect(left).toEqual([true, false, true]);
    });

    test('the row of an item takes its photographs along', async () => {
      const [row] = await backend().database.select().from(items).where(eq(items.id, id));
      const { id: _, number: __, ...facts } = row!;
      const [copy] = await backend()
        .database.insert(items)
        .values({ ...facts, url: `${url}-copy` })
        .returning({ id: items.id });
      await setItemPhotographs(backend().database, copy!.id, stored.slice(0, 1));
      await backend().database.delete(items).where(eq(items.id, copy!.id));
      const rows = await backend().database.select().from(itemPhotos).where(eq(itemPhotos.itemId, copy!.id));
      expect(rows).toEqual([]);
    });
  });
}
