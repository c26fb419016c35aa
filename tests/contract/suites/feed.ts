import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { CONTENT_FOLDER, importContent } from '@tourbillon/backend/content-import/import-content.ts';
import { publishScheduled, waitingDrafts } from '@tourbillon/backend/content-import/drafts.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { contentVersion, deleteOldChanges } from '@tourbillon/backend/feed/read-feed.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, send } from '../ask.ts';

const NO_PROGRESS = () => undefined;
const STRANGER = '00000000-0000-4000-8000-000000000000.1';

/** The feed of changes (architecture §3, publishing). @param dataDir where the backend has its secret. */
export function feedSuite(backend: () => Backend, dataDir: string): void {
  const place = async () => (await ask(backend().url, 'ru', 'changes')).cursor;
  const tagsSince = async (since: string) => {
    const { data } = await ask(backend().url, 'uz', 'changes', { since });
    return [...new Set(data.flatMap(({ tags }) => tags))].sort();
  };

  describe('feed of changes', () => {
    test('architecture §3 without a place it tells that of today; from there nothing is new', async () => {
      const since = await place();
      expect(await ask(backend().url, 'en', 'changes', { since })).toMatchObject({
        complete: true,
        cursor: since,
        data: [],
      });
    });

    test.each([
      ['of another database', STRANGER],
      ['of the future, as after a restored backup', undefined],
      ['that is none', 'x'],
    ])('architecture §3 a place %s: anything may have changed', async (_, given) => {
      const today = await place();
      const since = given ?? today.replace(/\d+$/, (id) => String(Number(id) + 1));
      expect(await ask(backend().url, 'ru', 'changes', { since })).toMatchObject({
        complete: false,
        cursor: today,
        data: [],
      });
    });

    const { items } = schema;
    test.each<[string, Partial<typeof items.$inferInsert>, (url: string) => string[]]>([
      ['a price', { priceUsd: 12_345 }, (url) => [`item:clock:${url}`, 'list:clock:current']],
      [
        'a move to the archive',
        { stock: 'archive' },
        (url) => [`item:clock:${url}`, 'list:clock:archive', 'list:clock:current'],
      ],
    ])('architecture §3 stock: %s is told with the item and its lists', async (_, change, tags) => {
      const { database, url } = backend();
      const [card] = (await ask(url, 'ru', 'catalogue', { url: 'clocks_today' })).items;
      const [row] = await database
        .select()
        .from(items)
        .where(eq(items.url, card?.url ?? ''));
      const since = await place();
      await database
        .update(items)
        .set(change)
        .where(eq(items.id, row?.id ?? 0));
      expect(await tagsSince(since)).toEqual(tags(row?.url ?? ''));
      const again = await place();
      await database
        .update(items)
        .set(change)
        .where(eq(items.id, row?.id ?? 0));
      expect(await tagsSince(again), 'nothing has changed').toEqual([]);
      await database
        .update(items)
        .set(row ?? {})
        .where(eq(items.id, row?.id ?? 0));
    });

    test('architecture §3 stock: very many items are told together', async () => {
      const { database } = backend();
      const ids = (await database.select({ id: items.id }).from(items).limit(150)).map(({ id }) => id);
      const since = await place();
      await database.update(items).set({ isVip: true }).where(inArray(items.id, ids));
      const tags = await tagsSince(since);
      expect(tags).toContain('stock');
      expect(tags.filter((tag) => tag.startsWith('item:'))).toEqual([]);
    });

    test('architecture §3 what a change announces is there at once', async () => {
      const { database, url } = backend();
      const since = await place();
      const before = await ask(url, 'ru', 'catalogue', { url: 'clocks_today' });
      const gone = before.items[0]?.url ?? '';
      await database.update(items).set({ stock: 'archive' }).where(eq(items.url, gone));
      await ask(url, 'ru', 'changes', { since });
      expect((await ask(url, 'ru', 'catalogue', { url: 'clocks_today' })).total).toBe(before.total - 1);
      await database.update(items).set({ stock: 'current' }).where(eq(items.url, gone));
    });

    test('architecture §3 a transaction that is rolled back is not told', async () => {
      const { database } = backend();
      const since = await place();
      const undone = database.transaction(async (transaction) => {
        await transaction.update(schema.currencyRates).set({ unitsPerUsd: 1 });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await tagsSince(since)).toEqual([]);
    });

    test('architecture §3 a reader misses nothing that many write at once', async () => {
      const { database, url } = backend();
      let since = await place();
      const writes = Array.from({ length: 40 }, (_, n) =>
        database.transaction(async (transaction) => {
          await transaction.update(schema.currencyRates).set({ unitsPerUsd: n + 1 });
        }),
      );
      let told = 0;
      let left = true;
      void Promise.all(writes).then(() => (left = false));
      for (let more = true; more;) {
        more = left;
        const { data, cursor } = await ask(url, 'ru', 'changes', { since });
        told += data.length;
        since = cursor;
      }
      await Promise.all(writes);
      expect(told).toBe(40);
    });

    test('architecture §3 changes of long ago are forgotten, and who asks from there is told so', async () => {
      const { database, url } = backend();
      const since = await place();
      for (const unitsPerUsd of [1, 2]) await database.update(schema.currencyRates).set({ unitsPerUsd });
      await deleteOldChanges(database, new Date(Date.now() + 31 * 24 * 3_600_000));
      expect((await ask(url, 'ru', 'changes', { since })).complete).toBe(false);
      expect((await ask(url, 'ru', 'changes', { since: await place() })).complete).toBe(true);
    });
  });

  describe('publishing of content', () => {
    const folder = join(dataDir, 'content-of-feed');
    const edit = (path: string, change: (text: string) => string) => {
      const file = join(folder, path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    const body = (text: string) => `${text}\n\nOne more sentence.\n`;

    test.each<[string, string, (text: string) => string, string[]]>([
      ['the body of an article', 'articles/garantii/uz.md', body, ['article:garantii']],
      [
        'the title of an article',
        'articles/garantii/uz.md',
        (text) => text.replace(/^title: .*/m, 'title: New'),
        ['article:garantii', 'articles'],
      ],
      [
        'the date of an article',
        'articles/garantii/uz.md',
        (text) => text.replace(/^published: .*/m, 'published: 2020-01-01'),
        ['article:garantii', 'articles', 'articles:set'],
      ],
      ['a page of text', 'pages/about/en.md', body, ['page:about']],
      ['a service', 'services/zalog-chasov/ru.md', body, ['page:zalog-chasov', 'services']],
      ['questions', 'faq/ru.json', (text) => text.replace('?', '??'), ['faq']],
      ['the menu', 'menu.json', (text) => `${text}\n`, ['frame']],
      ['contacts', 'contacts.json', (text) => `${text}\n`, ['contacts', 'frame']],
    ])('architecture §3 %s is told under its tags, once', async (_, path, change, tags) => {
      const { database } = backend();
      cpSync(CONTENT_FOLDER, folder, { recursive: true });
      await importContent(database, NO_PROGRESS, { folder, demonstration });
      const since = await place();
      const version = await contentVersion(database);
      edit(path, change);
      expect(await importContent(database, NO_PROGRESS, { folder, demonstration })).toMatchObject({
        changed: [path],
        broken: [],
      });
      expect(await tagsSince(since)).toEqual(tags);
      expect(await contentVersion(database)).toBe(version + 1);
      const again = await place();
      await importContent(database, NO_PROGRESS, { folder, demonstration });
      expect(await tagsSince(again)).toEqual([]);
    });

    test('a changed picture is told with the texts that name it; one that is gone breaks them', async () => {
      const { database, url } = backend();
      await importContent(database, NO_PROGRESS, { folder, demonstration });
      const html = async () => (await ask(url, 'uz', 'article', { slug: 'sovet' })).data.html;
      const before = await html();
      const since = await place();
      edit('pictures/bevels.svg', (text) => text.replace('height="440"', 'height="441"'));
      const { changed, broken } = await importContent(database, NO_PROGRESS, { folder, demonstration });
      expect(broken).toEqual([]);
      const texts = ['kak-podobrat-sebe-chasy', 'sovet'].flatMap((slug) =>
        LOCALES.map((locale) => `articles/${slug}/${locale}.md`),
      );
      expect(changed.sort()).toEqual([...texts, 'pictures/bevels.svg'].sort());
      expect(await tagsSince(since)).toEqual(['article:kak-podobrat-sebe-chasy', 'article:sovet']);
      const name = /text\/bevels\.svg\/original\.[0-9a-f]{8}/;
      expect(name.exec(await html())?.[0]).not.toBe(name.exec(before)?.[0]);

      rmSync(join(folder, 'pictures/bevels.svg'));
      const after = await html();
      const reported = (await importContent(database, NO_PROGRESS, { folder, demonstration })).broken;
      expect(reported.map(({ file }) => file).sort()).toEqual(texts.sort());
      expect(reported[0]).toMatchObject({ reason: 'there is no file pictures/bevels.svg' });
      expect(await html(), 'the last good text stays').toBe(after);
      cpSync(CONTENT_FOLDER, folder, { recursive: true });
      await importContent(database, NO_PROGRESS, { folder, demonstration });
    });

    test('architecture §3 a file that is gone takes its page with it; a broken one changes nothing', async () => {
      const { database, url } = backend();
      const since = await place();
      rmSync(join(folder, 'articles/sovet'), { recursive: true });
      edit('articles/garantii/ru.md', (text) => text.replace(/^type: .*/m, 'type: five'));
      const title = async () => (await ask(url, 'ru', 'article', { slug: 'garantii' })).data.title;
      const before = await title();
      const { broken } = await importContent(database, NO_PROGRESS, { folder, demonstration });
      expect(broken).toEqual([
        {
          file: 'articles/garantii/ru.md',
          line: 4,
          reason: '"type": a whole number is wanted, and not "five"',
        },
      ]);
      expect(await tagsSince(since)).toEqual(['article:sovet', 'articles', 'articles:set']);
      expect(await title()).toBe(before);
      await expect(ask(url, 'ru', 'article', { slug: 'sovet' })).rejects.toThrow('404');
      await importContent(database, NO_PROGRESS, { demonstration });
    });

    test('architecture §3 a draft is nowhere; a piece of the future is published when its day has come', async () => {
      const { database, url } = backend();
      const dated = (date: string) => (text: string) =>
        text
          .replace(/^published: .*/m, `published: ${date}`)
          .replace(/^title: .*/m, 'title: Quuxian timepieces');
      const slugs = async () =>
        (await ask(url, 'ru', 'articles', { per_page: 1000 })).data.map(({ slug }) => slug);
      const draft = () => ask(url, 'ru', 'draft', { slug: 'sovet' });
      cpSync(CONTENT_FOLDER, folder, { recursive: true });
      await importContent(database, NO_PROGRESS, { folder, demonstration });
      await expect(draft()).rejects.toThrow('404');
      for (const locale of LOCALES) edit(`articles/sovet/${locale}.md`, dated('2999-05-01'));
      const gone = await place();
      await importContent(database, NO_PROGRESS, { folder, demonstration });
      expect(await tagsSince(gone)).toEqual(['article:sovet', 'articles', 'articles:set']);
      expect(await slugs()).not.toContain('sovet');
      await expect(ask(url, 'ru', 'article', { slug: 'sovet' })).rejects.toThrow('404');
      expect((await draft()).data.title).toBe('Quuxian timepieces');
      expect(await waitingDrafts(database)).toEqual([
        { slug: 'sovet', due: '2999-05-01', locales: [...LOCALES].sort() },
      ]);

      // Midnight in Moscow is three hours before midnight UTC.
      expect(await publishScheduled(database, new Date('2999-04-30T20:59:00Z'))).toEqual([]);
      const back = await place();
      expect(await publishScheduled(database, new Date('2999-04-30T21:01:00Z'))).toHaveLength(4);
      expect(await tagsSince(back)).toEqual(['article:sovet', 'articles', 'articles:set']);
      expect(await slugs()).toContain('sovet');
      await expect(draft()).rejects.toThrow('404');
      expect(await publishScheduled(database, new Date('2999-05-02T00:00:00Z'))).toEqual([]);
      await importContent(database, NO_PROGRESS, { demonstration });
    });

    test.each(['no-such-folder', 'empty'])('architecture §3 %s takes nothing off the site', async (name) => {
      const { database } = backend();
      const since = await place();
      const nothing = join(dataDir, name);
      if (name === 'empty') mkdirSync(nothing);
      expect(await importContent(database, NO_PROGRESS, { folder: nothing, demonstration })).toEqual({
        changed: [],
        broken: [{ file: nothing, line: null, reason: expect.stringContaining('no content') as string }],
        failed: [],
      });
      expect(await tagsSince(since)).toEqual([]);
    });

    test('architecture §3 the folder is imported only for callers that know the secret', async () => {
      const { url } = backend();
      const secret = readFileSync(join(dataDir, 'publish-secret'), 'utf8').trim();
      const order = (key: string, at: number) => send(url, 'ru', 'importContent', sign(key, '', at));
      expect((await order('guess', Date.now())).status).toBe(403);
      expect((await order(secret, Date.now() - 600_000)).status).toBe(403);
      expect(await order(secret, Date.now())).toMatchObject({ status: 200, body: { broken: [] } });
    });
  });
}
