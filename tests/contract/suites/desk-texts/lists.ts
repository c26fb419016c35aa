import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import type { texts } from '@tourbillon/domain/desk/texts.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { printJsonLike } from '@tourbillon/domain/texts/json-print.ts';
import { ask } from '../../ask.ts';
import { contentFolderOf } from '../../desk-content.ts';
import { type DeskTextsSteps, written } from './steps.ts';

/** Lists in JSON, and those of them that only some may read and change. */
export function deskTextListsTests(steps: DeskTextsSteps): void {
  const { backend, dataDir, call, askDesk, editor, owner, readText, publish, onDisk } = steps;

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
    expect((await publish([{ path: 'menu.json', text: file.text ?? '', hash, revision: null }])).status).toBe(
      200,
    );
  });

  test('a file that cannot be read keeps no other text from the list', async () => {
    const file = join(contentFolderOf(dataDir), 'faq', 'uz.json');
    renameSync(file, `${file}.away`);
    mkdirSync(file);
    const { status, body } = await call('texts', { kind: 'lists' }, editor);
    rmdirSync(file);
    renameSync(`${file}.away`, file);
    expect(status).toBe(200);
    const { data } = body as DeskResponseOf<typeof texts>;
    const faq = data.find(({ kind }) => kind === 'faq');
    expect(faq?.languages.map(({ locale, state }) => [locale, state])).toContainEqual(['uz', 'missing']);
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
    const sent = { files: [{ path: 'rates.json', hash: file.hash, text: file.text, revision: null }] };
    expect((await call('publishTexts', sent, editor)).status).toBe(403);
    expect((await call('publishTexts', sent, owner)).status).toBe(200);
    for (const path of ['shop.json', '../menu.json', 'articles/../menu.json'])
      expect((await call('previewText', { path, text: '[]' }, owner)).status, path).toBe(422);
  });
}
