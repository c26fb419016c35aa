import { and, eq, inArray, like, ne, or } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { stockImporter } from '../stock-importer.ts';
import { wrongStock } from '../wrong-stock.ts';

const { items, itemPhotos, stockEvents } = schema;

const HEADER =
  'number,section,brand,model,condition,price,currency,availability,sold_price,sold_on,dealer_corner,photos';

/**
 * Whole files of stock: mistakes of every kind, missing items, export and import, price lists. @param dataDir of
 * the backend.
 */
export function stockFilesSuite(backend: () => Backend, dataDir: string): void {
  const { access, bring } = stockImporter(backend, dataDir);
  const mine = or(like(items.number, 'WS-%'), like(items.number, 'SF-%'));

  /** Items without the columns that the database generates. */
  const goods = async () => {
    const { database } = backend();
    const rows = await database.select().from(items).where(mine).orderBy(items.number);
    const photos = await database.select().from(itemPhotos).orderBy(itemPhotos.position);
    return rows.map(({ id, publishedAt: _published, updatedAt: _updated, soldAt, ...facts }) => ({
      ...facts,
      sold: soldAt?.toISOString().slice(0, 10),
      photos: photos.filter((photo) => photo.itemId === id).map(({ name }) => name),
    }));
  };
  const remove = async () => {
    const { database } = backend();
    const rows = await database.select({ id: items.id }).from(items).where(mine);
    await database.delete(stockEvents);
    await database.delete(items).where(
      inArray(
        items.id,
        rows.map(({ id }) => id),
      ),
    );
  };

  describe('whole files of stock', () => {
    afterEach(remove);

    test('of 300 rows 20 are wrong, each in its own way: 280 go in, and 20 sentences name line and column', async () => {
      const { file, expected } = wrongStock();
      const { totals, mistakes } = await bring(file, { photos: { 'text.jpg': Buffer.from('no picture') } });
      expect(totals).toBe('280 0 0 20');
      expect(mistakes).toHaveLength(expected.length);
      for (const { place, words } of expected) {
        const sentence = mistakes.find((line) => line.startsWith(place));
        expect(sentence?.slice(place.length), place).toMatch(words);
      }
      expect(await backend().database.$count(items, like(items.number, 'WS-%'))).toBe(280);
    });

    const THREE = [
      HEADER,
      'SF-1,watches,Rolex,One,perfect,1000,USD,,,,,',
      'SF-2,watches,Rolex,Two,perfect,2000,USD,,,,,',
      'SF-3,watches,Rolex,Three,perfect,300000,RUB,sold,2500 USD,2025-03-04,,',
    ];

    test('what a file lacks stays, or goes into the archive when that is asked for; what is held stays', async () => {
      const { database } = backend();
      await bring(
        [HEADER, ...['SF-1', 'SF-2'].map((one) => `${one},arts,Rolex,,perfect,10,USD,,,,,`)].join('\n'),
      );
      const onSale = await database
        .select({ number: items.number })
        .from(items)
        .where(and(eq(items.catalogType, 'art'), eq(items.stock, 'current'), ne(items.number, 'SF-2')));
      // The file contains only works of art, so it lacks nothing of the other sections.
      const watches = () =>
        database.$count(items, and(eq(items.catalogType, 'clock'), eq(items.stock, 'current')));
      const others = await watches();
      const kept = ['number', ...onSale.map(({ number }) => number)].join('\n');
      const same = `0 0 ${onSale.length} `;
      expect((await bring(kept)).totals).toBe(`${same}0`);
      expect((await bring(kept, { archivesMissing: true, dryRun: true })).totals).toBe(`${same}0 1`);
      expect(await goods()).toMatchObject([{ stock: 'current' }, { stock: 'current' }]);
      await database.update(items).set({ availability: 'reserved' }).where(eq(items.number, 'SF-2'));
      expect(await bring(kept, { archivesMissing: true })).toEqual({
        totals: `${same}1 0`,
        mistakes: ['SF-2: is not in the file and stays: it is held'],
      });
      await database.update(items).set({ availability: 'in_stock' }).where(eq(items.number, 'SF-2'));
      // A row with an unreadable number may be that of SF-2, so nothing is archived.
      expect(await bring(`${kept}\n"torn`, { archivesMissing: true })).toEqual({
        totals: `${same}2 0`,
        mistakes: [
          expect.stringMatching(/^line \d+: row:/),
          expect.stringMatching(/^file: nothing is archived/),
        ],
      });
      expect((await bring(kept, { archivesMissing: true })).totals).toBe(`${same}0 1`);
      expect(await goods()).toMatchObject([
        { number: 'SF-1', stock: 'current' },
        { number: 'SF-2', stock: 'archive', availability: 'in_archive' },
      ]);
      expect(await watches()).toBe(others);
    });

    test('what is exported with its photographs and brought to a shop without it is the same goods', async () => {
      const photos = {
        'SF-1-1.jpg': await cameraPhotograph({ width: 300, height: 400 }, 20),
        'SF-1-2.jpg': await cameraPhotograph({ width: 300, height: 400 }, 120),
        'back.jpg': await cameraPhotograph({ width: 300, height: 400 }, 220),
      };
      const file = [...THREE, 'SF-4,watches,Rolex,Four,defects,400,USD,,,,yes,back.jpg'].join('\n');
      expect(await bring(file, { photos })).toEqual({ totals: '4 0 0 0', mistakes: [] });
      const before = await goods();
      expect(before).toMatchObject([
        { photos: [expect.anything(), expect.anything()] },
        {},
        { stock: 'archive', sold: '2025-03-04', soldPriceUsd: 2_500, currency: 'RUB' },
        { stock: 'dealer', photos: [expect.anything()] },
      ]);
      const written: Record<string, Buffer> = {};
      const lines: string[] = [];
      const opened = await access();
      for await (const part of opened.export(true)) {
        lines.push(...part.text.split('\r\n'));
        for (const { file: name, name: original } of part.photos) {
          if (name.startsWith('SF-')) written[name] = Buffer.from((await opened.photograph(original))!);
        }
      }
      await opened.close();
      const exported = lines.filter((line, at) => at === 0 || line.startsWith('SF-')).join('\n');
      expect(Object.keys(written)).toEqual(['SF-1-1.jpg', 'SF-1-2.jpg', 'SF-4-1.jpg']);
      expect(await bring(exported, { photos: written })).toEqual({ totals: '0 0 4 0', mistakes: [] });
      await remove();
      expect(await bring(exported, { photos: written })).toEqual({ totals: '4 0 0 0', mistakes: [] });
      expect(await goods()).toEqual(before);
    });
  });
}
