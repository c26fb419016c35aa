import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { publishDue } from '@tourbillon/backend/content-editing/publish-due.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import type { publishTexts } from '@tourbillon/domain/desk/texts.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { printJsonLike } from '@tourbillon/domain/texts/json-print.ts';
import { ask, askRaw } from '../ask.ts';
import { contentOf, contentText, leftOver } from '../desk-content.ts';
import { deskSteps } from '../desk-steps.ts';

type ToPublish = DeskRequestOf<typeof publishTexts>['files'];

const FACTS = { type: '3', published: '2026-11-20', updated: '2026-11-20', author: 'anna-levina' };

/** A new article in a language. */
function piece(locale: Locale, body = `Words in ${locale}.`): string {
  const facts = { title: `Title in ${locale}`, description: `About, in ${locale}`, ...FACTS };
  return setBody(setFacts('', facts), body);
}

/** Texts as colleagues write and publish them. */
export function deskTextsSuite(backend: () => Backend, dataDir: string): void {
  const { call, ask: askDesk, colleague } = deskSteps(backend);
  let editor: Awaited<ReturnType<typeof colleague>>;
  let owner: Awaited<ReturnType<typeof colleague>>;
  const readText = async (kind: string, id = '') =>
    (await askDesk('text', { kind, id } as never, editor.token)).data;
  const fileOf = async (kind: string, id: string, locale: Locale | null) => {
    const file = (await readText(kind, id)).files.find((one) => one.locale === locale);
    if (!file) throw new Error(`${kind} ${id} has no ${locale}`);
    return file;
  };
  const publish = (files: ToPublish, at: string | null = null) => call('publishTexts', { files, at }, editor);
  const written = ({ path, hash }: TextFile, text: string) => ({ path, hash, text });
  const asRead = (locale: Locale, slug: string) => askRaw(backend().url, locale, 'article', { slug });
  const onDisk = (path: string) => contentText(dataDir, path);

  describe('the desk: texts', () => {
    beforeAll(async () => {
      editor = await colleague('editor@texts.test', 'editor');
      owner = await colleague('owner@texts.test', 'owner');
    });

    test('an article in four languages is published with one call and is on the site', async () => {
      const { files, writable } = await readText('articles', 'desk-news');
      expect([writable, files.map(({ text }) => text)]).toEqual([true, [null, null, null, null]]);
      const sent = files.map((file) => written(file, piece(file.locale ?? 'ru')));
      const { status, body } = await publish(sent);
      expect(status).toBe(200);
      expect((body as { data: TextFile[] }).data.map(({ changed }) => changed?.by.id)).toEqual(
        LOCALES.map(() => editor.id),
      );
      for (const locale of LOCALES) {
        const { data } = await ask(backend().url, locale, 'article', { slug: 'desk-news' });
        expect([data.title, data.html]).toEqual([`Title in ${locale}`, `<p>Words in ${locale}.</p>`]);
        expect(onDisk(`articles/desk-news/${locale}.md`)).toBe(piece(locale));
      }
      expect(leftOver(contentOf(dataDir))).toEqual([]);
      // Found by its title in one language, and named in another.
      const { data } = await askDesk('texts', { q: 'title in en', locale: 'uz' }, editor.token);
      expect(data.map(({ id, title }) => [id, title])).toEqual([['desk-news', 'Title in uz']]);
    });

    test('a file that another program has changed is a conflict with what it says now, and stays', async () => {
      const file = await fileOf('articles', 'desk-news', 'en');
      const path = join(contentOf(dataDir), file.path);
      const theirs = piece('en', 'Written with git.');
      writeFileSync(path, theirs);
      const both = await Promise.all(
        (['en', 'ru'] as const).map((locale) => fileOf('articles', 'desk-news', locale)),
      );
      const sent = [
        written(file, piece('en', 'Written at the desk.')),
        written(both[1] as TextFile, piece('ru', 'Не это.')),
      ];
      const { status, body } = await publish(sent);
      expect([status, (body as { current: TextFile[] }).current]).toEqual([
        409,
        [expect.objectContaining({ path: file.path, text: theirs, changed: null })],
      ]);
      expect(onDisk(file.path)).toBe(theirs);
      expect(onDisk('articles/desk-news/ru.md'), 'none of them is published').toBe(piece('ru'));
      expect((await publish([written(both[0] as TextFile, piece('en', 'Both.'))])).status).toBe(200);
      expect(onDisk(file.path)).toBe(piece('en', 'Both.'));
    });

    test('two publish one file at the same time: one does, the other is told', async () => {
      const file = await fileOf('articles', 'desk-news', 'uz');
      const answers = await Promise.all(
        ['One.', 'Two.'].map((body) => publish([written(file, piece('uz', body))])),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(onDisk(file.path)).toBe(piece('uz', winner === 0 ? 'One.' : 'Two.'));
    });

    test('a text with mistakes is refused with the line and the field of each, by the rules of the import', async () => {
      const file = await fileOf('articles', 'desk-news', 'en');
      const bad = setFacts(piece('en', '# Heading\n\n[link](/uslugi)'), {
        updated: '2026-02-30',
        titel: 'x',
      });
      const { data } = await askDesk('previewText', { path: file.path, text: bad }, editor.token);
      expect(data.problems.map(({ line, field }) => [line, field])).toEqual([
        [11, null],
        [13, null],
      ]);
      const facts = setBody(bad, 'Words.');
      const { data: second } = await askDesk('previewText', { path: file.path, text: facts }, editor.token);
      expect(second.problems.map(({ field }) => field).toSorted()).toEqual(['titel', 'updated']);
      const { status, body } = await publish([written(file, facts)]);
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ problems: [expect.objectContaining({ path: file.path })] }),
      ]);
    });

    test('a preview is rendered and sanitised as the site does', async () => {
      const text = piece('en', '## Part\n\n**Bold** <script>alert(1)</script>');
      const { data } = await askDesk('previewText', { path: 'articles/desk-news/en.md', text }, editor.token);
      expect(data).toEqual({
        problems: [],
        title: 'Title in en',
        description: 'About, in en',
        html: '<h2 id="part">Part</h2>\n<p><strong>Bold</strong> </p>',
      });
    });

    test('a draft is not on the site, says who wrote it, and is not overwritten by who has not seen it', async () => {
      const { path, hash } = await fileOf('articles', 'desk-news', 'ua');
      const before = onDisk(path);
      const first = { path, text: piece('ua', 'Чернетка.'), base: hash, revision: null };
      const { data } = await askDesk('saveTextDraft', first, editor.token);
      expect(data.draft).toMatchObject({ text: first.text, revision: 1, by: { id: editor.id } });
      expect(onDisk(path)).toBe(before);
      const seen = (await ask(backend().url, 'ua', 'draft', { slug: 'desk-news' })).data.html;
      expect(seen, 'as its preview shows it').toBe('<p>Чернетка.</p>');
      const late = await call('saveTextDraft', { ...first, text: piece('ua', 'Інша.') }, owner);
      expect([late.status, (late.body as { current: TextFile[] }).current[0]?.draft?.text]).toEqual([
        409,
        first.text,
      ]);
      const next = { ...first, text: piece('ua', 'Інша.'), revision: 1 };
      expect((await askDesk('saveTextDraft', next, owner.token)).data.draft).toMatchObject({
        revision: 2,
        by: { id: owner.id },
      });
      const { data: list } = await askDesk('texts', { q: 'desk-news', only: 'draft' }, editor.token);
      expect(
        list.flatMap(({ languages }) => languages.filter((one) => one.draft).map((one) => one.locale)),
      ).toEqual(['ua']);
      expect((await askDesk('dropTextDraft', { path }, editor.token)).data.draft).toBeNull();
    });

    test('texts wait for their moment; one that was changed meanwhile stays a draft that says so', async () => {
      const [ru, en] = [
        await fileOf('articles', 'desk-news', 'ru'),
        await fileOf('articles', 'desk-news', 'en'),
      ];
      const at = new Date(Date.now() + 3_600_000);
      const later = new Date(at.getTime() + 1);
      const { illustrations } = demonstration;
      const place = { folder: contentOf(dataDir), compositions: illustrations.compositions };
      const due = (now: Date) => publishDue(backend().database, { place, illustrations }, now);
      const sent = [written(ru, piece('ru', 'Позже.')), written(en, piece('en', 'Later.'))];
      expect((await publish(sent, at.toISOString())).status).toBe(200);
      expect(await due(new Date())).toEqual([]);
      expect((await fileOf('articles', 'desk-news', 'ru')).draft?.publish_at).toBe(at.toISOString());
      const planned = (await fileOf('articles', 'desk-news', 'ru')).draft;
      const kept = {
        path: ru.path,
        text: piece('ru', 'Позже.'),
        base: ru.hash,
        revision: planned?.revision ?? 0,
      };
      const { data: saved } = await askDesk('saveTextDraft', kept, editor.token);
      expect(saved.draft?.publish_at, 'saving it keeps its moment').toBe(at.toISOString());
      expect((await due(later)).toSorted()).toEqual([en.path, ru.path]);
      expect(onDisk(ru.path)).toBe(piece('ru', 'Позже.'));
      expect((await fileOf('articles', 'desk-news', 'ru')).draft).toBeNull();

      const again = written(await fileOf('articles', 'desk-news', 'ru'), piece('ru', 'Ещё позже.'));
      await publish([again], at.toISOString());
      const taken = { path: ru.path, text: again.text, base: again.hash, revision: 1, unplan: true };
      expect((await askDesk('saveTextDraft', taken, editor.token)).data.draft?.publish_at).toBeNull();
      expect(await due(later)).toEqual([]);
      await publish([again], at.toISOString());
      writeFileSync(join(contentOf(dataDir), ru.path), piece('ru', 'Из git.'));
      expect(await due(later)).toEqual([]);
      expect((await fileOf('articles', 'desk-news', 'ru')).draft).toMatchObject({
        problem: 'changed',
        publish_at: null,
        text: again.text,
      });
      expect(onDisk(ru.path)).toBe(piece('ru', 'Из git.'));
      await askDesk('dropTextDraft', { path: ru.path }, editor.token);
    });

    test('the history says who changed what; undoing publishes what was there before as a new version', async () => {
      const file = await fileOf('articles', 'desk-news', 'uz');
      const before = onDisk(file.path);
      await publish([written(file, piece('uz', 'Yangi.'))]);
      const history = async () => (await askDesk('textHistory', { path: file.path }, editor.token)).data;
      const [latest] = await history();
      expect(latest).toMatchObject({
        kind: 'now',
        by: { id: editor.id },
        added: 1,
        removed: 1,
        current: true,
      });
      const { data: change } = await askDesk('textChange', { id: String(latest?.id) } as never, editor.token);
      expect([change.before, change.after]).toEqual([before, piece('uz', 'Yangi.')]);
      const undo = (hash: string | null) => call('undoText', { id: latest?.id, hash }, owner);
      expect((await undo(file.hash)).status, 'with the hash of before').toBe(409);
      expect((await undo((await fileOf('articles', 'desk-news', 'uz')).hash)).status).toBe(200);
      expect(onDisk(file.path)).toBe(before);
      expect((await history()).slice(0, 2).map(({ kind, by }) => [kind, by.id])).toEqual([
        ['undo', owner.id],
        ['now', editor.id],
      ]);
      const { data } = await askDesk(
        'audit',
        { person: String(owner.id), call: 'undoText' } as never,
        owner.token,
      );
      expect(data[0]?.kind).toBe('change');
    });

    test('undoing the first version takes the text off the site', async () => {
      const texts = await readText('articles', 'desk-once');
      const [ru] = texts.files;
      await publish([written(ru as TextFile, piece('ru'))]);
      expect((await asRead('ru', 'desk-once')).status).toBe(200);
      const { data: list } = await askDesk('texts', { q: 'desk-once', only: 'missing' }, editor.token);
      expect(list[0]?.languages.map(({ state }) => state)).toEqual([
        'shown',
        'missing',
        'missing',
        'missing',
      ]);
      const [version] = (await askDesk('textHistory', { path: 'articles/desk-once/ru.md' }, editor.token))
        .data;
      const { hash } = await fileOf('articles', 'desk-once', 'ru');
      expect((await askDesk('undoText', { id: version?.id ?? 0, hash }, editor.token)).data.text).toBeNull();
      expect((await asRead('ru', 'desk-once')).status).toBe(404);
    });

    test('a list in JSON: its form is made of its schema, and a change leaves the rest as an editor wrote it', async () => {
      const { form, files } = await readText('menu');
      expect(form).toMatchObject({
        type: 'list',
        of: {
          type: 'object',
          fields: [
            { name: 'type_id', field: { type: 'choice' } },
            { name: 'url' },
            ...LOCALES.map((name) => ({ name, optional: true })),
          ],
        },
      });
      const [file] = files as [TextFile];
      const rows = JSON.parse(file.text ?? '') as Record<string, unknown>[];
      const [first, ...others] = rows;
      const text = printJsonLike(file.text, [{ ...first, en: 'About the desk' }, ...others]);
      expect((await publish([written(file, text)])).status).toBe(200);
      expect(onDisk('menu.json')).toBe(
        file.text?.replace(`"en": ${JSON.stringify(first?.en)}`, '"en": "About the desk"'),
      );
      const { data } = await ask(backend().url, 'en', 'menuList');
      expect(data.map(({ title }) => title)).toContain('About the desk');
      const hash = (await readText('menu')).files[0]?.hash ?? null;
      expect((await publish([{ path: 'menu.json', text: file.text ?? '', hash }])).status).toBe(200);
    });

    test('tariffs, conditions, terms and rates are for owners and managers; people’s files and the shop’s are for nobody', async () => {
      for (const kind of ['tariffs', 'conditions', 'terms', 'rates']) {
        expect([kind, (await call('text', { kind }, editor)).status]).toEqual([kind, 403]);
        expect([kind, (await call('text', { kind }, owner)).status]).toEqual([kind, 200]);
      }
      const { data: lists } = await askDesk('texts', { kind: 'lists' }, editor.token);
      expect(lists.map(({ kind }) => kind)).not.toContain('rates');
      const rates = await askDesk('text', { kind: 'rates' } as never, owner.token);
      const file = { ...rates.data.files[0], text: rates.data.files[0]?.text ?? '' };
      const sent = { files: [{ path: 'rates.json', hash: file.hash, text: file.text }] };
      expect((await call('publishTexts', sent, editor)).status).toBe(403);
      expect((await call('publishTexts', sent, owner)).status).toBe(200);
      for (const path of ['shop.json', '../menu.json', 'articles/../menu.json'])
        expect((await call('previewText', { path, text: '[]' }, owner)).status, path).toBe(422);
    });

    test('the folder is left as it was', async () => {
      for (const locale of LOCALES) {
        const file = await fileOf('articles', 'desk-news', locale);
        rmSync(join(contentOf(dataDir), file.path));
      }
      const menu = await fileOf('menu', '', null);
      expect((await publish([written(menu, menu.text ?? '')])).status).toBe(200);
      expect((await asRead('ru', 'desk-news')).status).toBe(404);
    });
  });
}
