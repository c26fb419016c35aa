import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import type { publishTexts } from '@tourbillon/domain/desk/texts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { setBody, setFacts } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { askRaw } from '../../ask.ts';
import { contentText } from '../../desk-content.ts';
import { deskSteps } from '../../desk-steps.ts';

type ToPublish = DeskRequestOf<typeof publishTexts>['files'];
type Person = Awaited<ReturnType<ReturnType<typeof deskSteps>['colleague']>>;

const FACTS = { type: '3', published: '2026-11-20', updated: '2026-11-20', author: 'anna-levina' };

/** A new article in a language. */
export function piece(locale: Locale, body = `Words in ${locale}.`): string {
  const facts = { title: `Title in ${locale}`, description: `About, in ${locale}`, ...FACTS };
  return setBody(setFacts('', facts), body);
}

/** A file as it was read, with another text. */
export const written = ({ path, hash, draft }: TextFile, text: string) => ({
  ...{ path, hash, text },
  revision: draft?.revision ?? null,
});

/** Actions for the tests of texts at the desk. */
export type DeskTextsSteps = ReturnType<typeof deskTextsSteps>;

/** Makes the actions for a backend. Its people are there after `begin`. */
export function deskTextsSteps(backend: () => Backend, dataDir: string) {
  const { call, ask: askDesk, colleague } = deskSteps(backend);
  const [editor, owner] = [{}, {}] as [Person, Person];
  const readText = async (kind: string, id = '') =>
    (await askDesk('text', { kind, id } as never, editor.token)).data;
  return {
    backend,
    dataDir,
    call,
    askDesk,
    editor,
    owner,
    readText,
    async fileOf(kind: string, id: string, locale: Locale | null) {
      const file = (await readText(kind, id)).files.find((one) => one.locale === locale);
      if (!file) throw new Error(`${kind} ${id} has no ${locale}`);
      return file;
    },
    publish: (files: ToPublish, at: string | null = null) => call('publishTexts', { files, at }, editor),
    asRead: (locale: Locale, slug: string) => askRaw(backend().url, locale, 'article', { slug }),
    onDisk: (path: string) => contentText(dataDir, path),
    async begin() {
      Object.assign(editor, await colleague('editor@texts.test', 'editor'));
      Object.assign(owner, await colleague('owner@texts.test', 'owner'));
    },
  };
}
