import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import type { Message, PluralMessage } from '@tourbillon/domain/i18n/define-messages.ts';
import { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';
import { ANSWER_TEMPLATES } from '@tourbillon/domain/desk/answer-templates/answer-templates.ts';
import { DESK_MESSAGES } from '../../integrations/desk/messages/index.ts';
import { RUSSIAN } from '../../integrations/desk/messages/react-admin/ru.ts';
import { UKRAINIAN } from '../../integrations/desk/messages/react-admin/ua.ts';
import { UZBEK } from '../../integrations/desk/messages/react-admin/uz.ts';
import { listFiles, readText } from './files.ts';

/** A text for visitors, its language, and its place: a message key, or a file and a path in it. */
export interface VisitorText {
  place: string;
  locale: TableLocale;
  text: string;
}

const CONTENT = 'integrations/backend/content/';
const LOCALE_FILE = new RegExp(`(?:^|/)(${TABLE_LOCALES.join('|')})\\.(?:md|json)$`);
/** Lines of front matter that contain text; the others are dates, slugs and numbers. */
const WORDS_OF_HEAD = /^(?:title|description|lead): /;

/**
 * Every text of the interface and of the shop, and the answers that its people begin with; Markdown files line by
 * line. Addresses in links are left out.
 */
export function visitorTexts(): VisitorText[] {
  const files = listFiles(
    /^integrations\/(?:backend\/(?:content|vocabulary)|demonstration\/content)\/.*\.(md|json)$/,
  );
  return [
    ...messageTexts(MESSAGES),
    ...answerTexts(),
    ...files.flatMap((file) => fileTexts(file, readText(file))),
  ].map((each) => ({ ...each, text: withoutAddresses(each.text) }));
}

/** Every text of the desk for the shop's staff, and what we have react-admin say; its English is not ours. */
export function deskTexts(): VisitorText[] {
  return [
    ...messageTexts(DESK_MESSAGES),
    ...frameworkTexts(RUSSIAN, 'ru'),
    ...frameworkTexts(UKRAINIAN, 'ua'),
    ...frameworkTexts(UZBEK, 'uz'),
  ].map(({ place, locale, text }) => ({ place: `desk ${place}`, locale, text: withoutValues(text) }));
}

/** The texts of react-admin, each form of a counted one by itself. */
function frameworkTexts(messages: object, locale: TableLocale): VisitorText[] {
  return jsonTexts(messages, 'react-admin', locale).flatMap(({ text, ...each }) =>
    text.split(' |||| ').map((form) => ({ ...each, text: form })),
  );
}

function answerTexts(): VisitorText[] {
  return ANSWER_TEMPLATES.flatMap(({ id, title, text }) =>
    TABLE_LOCALES.flatMap((locale) =>
      [title[locale], ...text[locale].split('\n')].map((line) => ({
        place: `answer ${id}`,
        locale,
        text: line,
      })),
    ),
  );
}

function messageTexts(tables: object): VisitorText[] {
  return Object.entries(tables).flatMap(([namespace, table]) =>
    Object.entries(table as Record<string, Message | PluralMessage>).flatMap(([key, message]) =>
      TABLE_LOCALES.flatMap((locale) =>
        textsOf(message[locale]).map((text) => ({ place: `${namespace}.${key}`, locale, text })),
      ),
    ),
  );
}

function textsOf(text: string | Record<string, string>): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

function fileTexts(file: string, source: string): VisitorText[] {
  const locale = LOCALE_FILE.exec(file)?.[1] as TableLocale | undefined;
  const place = file.replace(CONTENT, '');
  if (file.endsWith('.json')) return jsonTexts(JSON.parse(source), place, locale);
  return locale ? lines(source).map((text) => ({ place, locale, text })) : [];
}

/** The lines of a Markdown file with text: without front-matter keys and table separators. */
function lines(source: string): string[] {
  const [, head = '', ...body] = source.split(/^---$/m);
  const heads = head.split('\n').filter((line) => WORDS_OF_HEAD.test(line));
  const said = body.join('---').split('\n');
  return [
    ...heads,
    ...said.filter((line) => !/^\| *-/.test(line)).map((line) => line.replace(/ +\|/g, ' |')),
  ];
}

function jsonTexts(value: unknown, place: string, locale: TableLocale | undefined): VisitorText[] {
  if (typeof value === 'string') return locale ? [{ place, locale, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    jsonTexts(inner, `${place}/${key}`, TABLE_LOCALES.find((each) => each === key) ?? locale),
  );
}

/** The text without addresses of links; a digit replaces each value, a word replaces code. */
function withoutAddresses(text: string): string {
  return withoutValues(text)
    .replace(/\]\(\S+ '([^']*)'\)/g, '] $1')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|npm run .*|\b\S+@\S+\b/g, 'code');
}

function withoutValues(text: string): string {
  return text.replace(/\{\{\w+\}\}|%\{\w+\}/g, '0').replace(/\{(?:prices|data) [^}]*\}/g, '');
}
