import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { type AskForFeed, writeFeed } from '../../../src/product-feeds/write-feed.ts';
import { feedFaults } from '../../site/feed-schemas/feed-faults.ts';
import { ask } from '../ask.ts';

const FEEDS = [
  ['yandex', 'yandex-market', /<offer /g],
  ['google', 'google-merchant', /<item>/g],
] as const;

/** Product feeds for marketplaces. */
export function offersSuite(backend: () => Backend): void {
  const responses = new Map<string, Promise<unknown>>();
  /** Cached responses of the backend: the stock does not change, so each request is sent once. */
  const askOnce: AskForFeed = (locale, name, request) => {
    const key = JSON.stringify([locale, name, request]);
    const response = responses.get(key) ?? ask(backend().url, locale, name, request as object);
    responses.set(key, response);
    return response as never;
  };
  const everyOffer = async () => {
    const all: Offer[] = [];
    for (let from: number | null = 0; from !== null;) {
      const portion: { data: Offer[]; next: number | null } = await askOnce('en', 'offers', { from });
      all.push(...portion.data);
      from = portion.next;
    }
    return all;
  };
  /** The backend's responses with photographs instead of drawings. */
  const photographed: AskForFeed = async (locale, name, request) => {
    const response = await askOnce(locale, name, request);
    if (name !== 'offers') return response as never;
    const { data, next } = response as { data: Offer[]; next: number | null };
    const shown = data.map((offer) => ({
      ...offer,
      pictures: offer.pictures.map((picture) => ({ ...picture, kind: 'photo' })),
    }));
    return { data: shown, next } as never;
  };
  const feed = async (parts: Omit<Parameters<typeof writeFeed>[0], 'origin'>) => {
    const chunks: string[] = [];
    for await (const chunk of writeFeed({ ...parts, origin: 'https://shop.example' })) chunks.push(chunk);
    return chunks;
  };

  describe('feeds for marketplaces', () => {
    test('§3 every piece that can be bought is offered once, and nothing else', async () => {
      const offered = await everyOffer();
      const urls = new Set(offered.map(({ url }) => url));
      expect(urls.size).toBe(offered.length);
      expect(new Set(offered.map(({ number }) => number)).size).toBe(offered.length);
      expect(new Set(offered.map(({ availability }) => availability))).toEqual(
        new Set(['in_stock', 'to_order']),
      );
      const { items } = schema;
      const rows = await backend()
        .database.select({ url: items.url })
        .from(items)
        .where(and(eq(items.stock, 'current'), inArray(items.availability, ['in_stock', 'to_order'])));
      expect([...urls].toSorted()).toEqual(rows.map(({ url }) => url).toSorted());
    });

    test.each(FEEDS)(
      'D98 %s: a shop without photographs has a feed without a piece',
      async (marketplace, name, piece) => {
        const text = (await feed({ marketplace, locale: 'ru', ask: askOnce })).join('');
        expect(text.match(piece) ?? []).toEqual([]);
        expect(await feedFaults(name, [{ host: 'ru', text }])).toEqual([]);
      },
    );

    describe.each(FEEDS)('%s', (marketplace, name, piece) => {
      test.each(LOCALES)('on the %s host is valid, and has every piece it may', async (locale) => {
        const chunks = await feed({ marketplace, locale, ask: photographed });
        const text = chunks.join('');
        expect(await feedFaults(name, [{ host: locale, text }])).toEqual([]);
        const may = (await everyOffer()).filter(
          ({ price, condition, availability }) =>
            price &&
            condition !== 'needs_repair' &&
            (marketplace === 'yandex' || availability === 'in_stock'),
        );
        expect(text.match(piece)?.length).toBe(may.length);
        // Streamed in chunks: none is more than a fraction of the whole.
        expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(text.length / 4);
      });
    });
  });
}
