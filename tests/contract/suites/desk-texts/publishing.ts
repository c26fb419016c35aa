import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { ask } from '../../ask.ts';
import { contentFolderOf, temporaryFiles } from '../../desk-content.ts';
import { type DeskTextsSteps, piece, written } from './steps.ts';

/** Publishing: conflicts, mistakes, previews. */
export function deskTextPublishingTests(steps: DeskTextsSteps): void {
  const { backend, dataDir, askDesk, editor, readText, fileOf, publish, onDisk } = steps;

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
    expect(temporaryFiles(contentFolderOf(dataDir))).toEqual([]);
    // Found by its title in one language, and named in another.
    const { data } = await askDesk('texts', { q: 'title in en', locale: 'uz' }, editor.token);
    expect(data.map(({ id, title }) => [id, title])).toEqual([['desk-news', 'Title in uz']]);
  });

  test('a file that another program has changed is a conflict with what it says now, and stays', async () => {
    const file = await fileOf('articles', 'desk-news', 'en');
    const path = join(contentFolderOf(dataDir), file.path);
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

  test('D718 what is published is published, although its import fails: its pages follow', async () => {
    const file = await fileOf('articles', 'desk-news', 'en');
    const { database } = backend();
    await database.execute(sql`alter table content_files rename to content_files_away`);
    const text = piece('en', 'Published without its page.');
    const { status, body } = await publish([written(file, text)]);
    await database.execute(sql`alter table content_files_away rename to content_files`);
    expect([status, body]).toMatchObject([200, { data: [{ path: file.path, text }], pages_follow: true }]);
    expect(onDisk(file.path)).toBe(text);
    const page = async () => (await ask(backend().url, 'en', 'article', { slug: 'desk-news' })).data.html;
    await expect.poll(page, { timeout: 40_000, interval: 500 }).toContain('Published without its page.');
  }, 60_000);

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
}
