import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { deleteUnusedCovers } from '@tourbillon/backend/content-editing/content-editing.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { ask } from '../ask.ts';
import { contentFolderOf } from '../desk-content.ts';
import { deskSteps } from '../desk-steps.ts';

const ARTICLE = 'desk-cover';
const SERVICE = 'zalog-chasov';

/** Photographs on the covers of texts: uploaded at the desk, published with the texts that use them. */
export function deskCoversSuite(backend: () => Backend, dataDir: string): void {
  const { call, ask: askDesk, colleague } = deskSteps(backend);
  let editor: Awaited<ReturnType<typeof colleague>>;
  const before = new Map<string, string>();
  const inPictures = (name: string) => join(contentFolderOf(dataDir), 'pictures', name);
  const add = async (file: Uint8Array, id = ARTICLE) => {
    const { status, body } = await call('addTextCover', { id }, { ...editor, file: new Uint8Array(file) });
    return { status, body: body as { data: { name: string; width: number; height: number } } };
  };
  const filesOf = async (kind: 'articles' | 'services', id: string) =>
    (await askDesk('text', { kind, id }, editor.token)).data.files;
  const publish = async (kind: 'articles' | 'services', id: string, facts: (locale: Locale) => object) => {
    const files = (await filesOf(kind, id)).map(({ path, hash, text, locale }) => ({
      ...{ path, hash, revision: null },
      text: setFacts(text ?? setBody('', 'Words.'), facts(locale ?? 'ru') as Record<string, string>),
    }));
    return call('publishTexts', { files, at: null }, editor);
  };
  const articleFacts = (locale: Locale) => ({
    title: `Cover in ${locale}`,
    description: 'About',
    type: '3',
    published: '2026-11-20',
    updated: '2026-11-20',
    author: 'anna-levina',
  });
  const covered = (cover: string) => (locale: Locale) => ({ cover, cover_alt: `A watch, ${locale}` });

  describe('the desk: covers of texts', () => {
    beforeAll(async () => {
      editor = await colleague('editor@covers.test', 'editor');
      for (const { path, text } of await filesOf('services', SERVICE)) before.set(path, text ?? '');
    });
    afterAll(async () => {
      for (const { path } of await filesOf('articles', ARTICLE))
        rmSync(join(contentFolderOf(dataDir), path), { force: true });
      const files = (await filesOf('services', SERVICE)).map(({ path, hash }) => ({
        ...{ path, hash, revision: null },
        text: before.get(path) ?? '',
      }));
      await call('publishTexts', { files, at: null }, editor);
    });

    test('a photograph is cleaned, cut to the shape of covers and kept under a name of what it shows', async () => {
      const camera = await cameraPhotograph({ width: 900, height: 1200 });
      const { status, body } = await add(camera);
      expect([status, body.data]).toMatchObject([200, { width: 900, height: 600 }]);
      expect(body.data.name).toMatch(/^desk-cover-[0-9a-f]{8}\.jpg$/);
      const kept = await sharp(inPictures(body.data.name)).metadata();
      expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 900, 600, undefined]);
      expect((await add(camera)).body.data.name, 'the same twice').toBe(body.data.name);
      const small = await call('textCover', { name: body.data.name }, editor);
      expect((await sharp(small.body as Uint8Array).metadata()).width).toBe(640);
      expect((await add(Buffer.from('a text'))).body).toMatchObject({ errors: { file: ['format'] } });
      expect((await call('textCover', { name: 'none.jpg' }, editor)).status).toBe(404);
      const { data } = await askDesk('audit', { person: String(editor.id), call: 'addTextCover' } as never, (await colleague('owner@covers.test', 'owner')).token); // prettier-ignore
      expect(data).toHaveLength(2);
    });

    test('an article names it: on its page and cards in each language, with the words of that language', async () => {
      const { name } = (await add(await cameraPhotograph())).body.data;
      const without = await publish('articles', ARTICLE, (locale) => ({
        ...articleFacts(locale),
        cover: name,
      }));
      expect([without.status, without.body]).toMatchObject([
        422,
        { problems: [{ problems: [{ code: 'missing', field: 'cover_alt' }] }, {}, {}, {}] },
      ]);
      const shown = await publish('articles', ARTICLE, (locale) => ({
        ...articleFacts(locale),
        ...covered(name)(locale),
      }));
      expect(shown.status).toBe(200);
      for (const locale of LOCALES) {
        const { data } = await ask(backend().url, locale, 'article', { slug: ARTICLE });
        expect(data.picture?.src).toMatch(new RegExp(`^text/${name}/original\\.`));
        expect([data.picture_alt, data.picture?.placeholder?.slice(0, 15)]).toEqual([
          `A watch, ${locale}`,
          'data:image/webp',
        ]);
        const { data: cards } = await ask(backend().url, locale, 'articles', { type: 3 });
        const card = cards.find(({ slug }) => slug === ARTICLE);
        expect([card?.picture?.src, card?.picture_alt]).toEqual([data.picture?.src, data.picture_alt]);
        const original = await fetch(`${backend().url}/${locale}/media/${data.picture?.src}`);
        expect(original.status).toBe(200);
        expect(Buffer.from(await original.arrayBuffer())).toEqual(readFileSync(inPictures(name)));
      }
    });

    test('another one takes its place, and undoing brings the first back: its file is still there', async () => {
      const first = (await ask(backend().url, 'en', 'article', { slug: ARTICLE })).data.picture?.src;
      const { name } = (await add(await cameraPhotograph({ width: 900, height: 900 }, 20))).body.data;
      await publish('articles', ARTICLE, covered(name));
      expect((await ask(backend().url, 'en', 'article', { slug: ARTICLE })).data.picture?.src).toMatch(name);
      const path = `articles/${ARTICLE}/en.md`;
      const [version] = (await askDesk('textHistory', { path }, editor.token)).data;
      const { hash } = (await filesOf('articles', ARTICLE)).find((file) => file.path === path) ?? {};
      await askDesk('undoText', { id: version?.id ?? 0, hash: hash ?? null, revision: null }, editor.token);
      expect((await ask(backend().url, 'en', 'article', { slug: ARTICLE })).data.picture?.src).toBe(first);
      expect(existsSync(inPictures(name))).toBe(true);
    });

    test('what no text, draft or version names is deleted after a week, and nothing else is', async () => {
      const published = (await ask(backend().url, 'en', 'article', { slug: ARTICLE })).data.picture?.src;
      const [, named = ''] = /^text\/([^/]+)\//.exec(published ?? '') ?? [];
      const added = async (height: number) =>
        (await add(await cameraPhotograph({ width: 900, height }))).body.data.name;
      const [abandoned, drafted, fresh] = [await added(610), await added(620), await added(630)];
      const path = `articles/${ARTICLE}/en.md`;
      const file = (await filesOf('articles', ARTICLE)).find((one) => one.path === path);
      const text = setFacts(file?.text ?? '', covered(drafted)('en'));
      const draft = { path, text, base: file?.hash ?? null, revision: null };
      const { data: saved } = await askDesk('saveTextDraft', draft, editor.token);
      const theirs = `editors-own-${'0'.repeat(8)}.jpg`;
      writeFileSync(inPictures(theirs), 'not of the desk');
      const longAgo = new Date('2026-01-01');
      for (const name of [abandoned, drafted, named, theirs]) utimesSync(inPictures(name), longAgo, longAgo);

      await deleteUnusedCovers(backend().database, { folder: contentFolderOf(dataDir) });
      const isThere = [abandoned, drafted, named, theirs, fresh].map((name) => existsSync(inPictures(name)));
      expect(isThere).toEqual([false, true, true, true, true]);
      // The first cover of the article is only in a version: `undo` may bring it back.
      await askDesk('dropTextDraft', { path, revision: saved.draft?.revision ?? null }, editor.token);
      await publish('articles', ARTICLE, () => ({ cover: null, cover_alt: null }));
      await deleteUnusedCovers(backend().database, { folder: contentFolderOf(dataDir) });
      expect([drafted, named].map((name) => existsSync(inPictures(name)))).toEqual([false, true]);
      for (const name of [theirs, fresh]) rmSync(inPictures(name));
    });

    test('a service has one likewise; without it, it is drawn as before', async () => {
      const service = async () =>
        (await ask(backend().url, 'uz', 'servicesList')).data.find(({ url }) => url === SERVICE);
      const drawn = (await service())?.image_1?.src;
      const { name } = (await add(await cameraPhotograph(), SERVICE)).body.data;
      expect((await publish('services', SERVICE, covered(name))).status).toBe(200);
      const shown = await service();
      expect([shown?.image_1?.src, shown?.image_alt]).toEqual([expect.stringContaining(name), 'A watch, uz']);
      expect(shown?.image_preview?.placeholder).toBeNull();
      await publish('services', SERVICE, () => ({ cover: null, cover_alt: null }));
      expect((await service())?.image_1?.src).toBe(drawn);
    });
  });
}
