import { beforeAll, describe, expect, test } from 'vitest';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { PREVIEW_HEADER, writePreview } from '@tourbillon/domain/contract/preview-header.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';

/** Drafts of texts, as the storefront requests them for a person with a preview link. */
export function deskPreviewsSuite(backend: () => Backend): void {
  const { ask: askDesk, colleague } = deskSteps(backend);
  let owner: Awaited<ReturnType<typeof colleague>>;
  const textOf = async (kind: TextKindName, id = '') =>
    (await askDesk('text', { kind, id }, owner.token)).data;
  /** Saves a draft of a file. @returns the header of the link that shows it on a host, and how to delete it. */
  const written = async (
    kind: TextKindName,
    id: string,
    locale: Locale,
    change: (text: string) => string,
  ) => {
    const { files, previews } = await textOf(kind, id);
    const file = files.find((one) => one.locale === locale || one.locale === null);
    const draft = { path: file?.path ?? '', base: file?.hash ?? null, text: change(file?.text ?? '') };
    const { data: saved } = await askDesk('saveTextDraft', { ...draft, revision: null }, owner.token);
    const drop = () =>
      askDesk('dropTextDraft', { path: draft.path, revision: saved.draft?.revision ?? null }, owner.token);
    const link = new URL(previews.find((one) => one.locale === locale)?.url ?? '');
    const word = link.pathname.split('/').at(-2) ?? '';
    return { drop, header: writePreview({ word, query: link.searchParams }) };
  };
  const seen = async (header: string, locale: Locale, name: CallName, request = {}): Promise<string> => {
    const target = `${backend().url}/${locale}${callTarget(CALLS[name], request)}`;
    const response = await fetch(target, { headers: { [PREVIEW_HEADER]: header } });
    expect(response.status).toBe(200);
    return JSON.stringify(await response.json());
  };

  describe('the desk: previews of whole pages', () => {
    beforeAll(async () => {
      owner = await colleague('owner@previews.test', 'owner');
    });

    test.each([
      ['services', 'zalog-chasov', 'servicesList', {}],
      ['services', 'zalog-chasov', 'seoPage', { param: 'zalog-chasov' }],
      ['pages', 'about', 'seoPage', { param: 'about' }],
    ] as const)('%s %s is seen in %s, by its link alone', async (kind, id, name, request) => {
      const { drop, header } = await written(kind, id, 'uz', (text) =>
        setFacts(text, { title: 'Yangi nom' }),
      );
      const before = (await ask(backend().url, 'uz', 'changes', {})).cursor;
      expect(await seen(header, 'uz', name, request)).toContain('Yangi nom');
      for (const other of ['', `${header}x`, header.replace(/word=[^&]*/, 'word=menu')])
        expect(await seen(other, 'uz', name, request), other).not.toContain('Yangi nom');
      expect(await seen(header, 'ru', name, request), 'on another host').not.toContain('Yangi nom');
      expect((await ask(backend().url, 'uz', 'changes', {})).cursor, 'nothing is announced').toBe(before);
      await drop();
      expect(await seen(header, 'uz', name, request)).not.toContain('Yangi nom');
    });

    test.each([
      ['messages', 'importantMessages', {}, () => '[{ "id": 7, "en": "Preview words" }]'],
      ['menu', 'menuList', {}, (text) => text.replace(/"en": "[^"]*"/, '"en": "Preview words"')],
      ['faq', 'faq', {}, (text) => text.replace(/"question": "[^"]*"/, '"question": "Preview words"')],
      ['rates', 'currency', {}, (text) => text.replace(/"UZS": [\d.]+/, '"UZS": 77777')],
      [
        'tariffs',
        'document',
        { city: 'moscow' },
        (text) => text.replace(/"percent": [\d.]+/, '"percent": 77.777'),
      ],
    ] as [TextKindName, CallName, object, (text: string) => string][])(
      '%s is seen in %s',
      async (kind, name, request, change) => {
        const { drop, header } = await written(kind, '', 'en', change);
        const found = /Preview words|77[.]?777/;
        expect(await seen(header, 'en', name, request)).toMatch(found);
        expect(await seen('', 'en', name, request)).not.toMatch(found);
        await drop();
      },
    );

    test('a draft with mistakes shows what is published', async () => {
      const { drop, header } = await written('menu', '', 'en', () => '[{ "type_id": "x" }]');
      expect(await seen(header, 'en', 'menuList')).toBe(await seen('', 'en', 'menuList'));
      await drop();
    });
  });
}
