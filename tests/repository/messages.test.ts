import { describe, expect, it } from 'vitest';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import type { Message, PluralMessage } from '@tourbillon/domain/i18n/define-messages.ts';
import { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';
import { wrongLetters } from '../site/letters.ts';
import { listFiles, readText } from './files.ts';

interface Row {
  key: string;
  message: Message | PluralMessage;
}

/** Texts that are equal in English and another language: names, and words that both languages have. */
const SAME_EVERYWHERE = new Set(
  'Email VIP Ref. May Belarus Moldova WhatsApp Telegram Model Video Sport Oval Radiant'
    .split(' ')
    .concat('Yandex Maps'),
);

/** Longer texts that are equal in Russian and Ukrainian. */
const SAME_IN_UKRAINIAN = new Set(['Бренд, модель, референс', 'Уже писали нам?']);

const rows: Row[] = Object.entries(MESSAGES).flatMap(([namespace, table]) =>
  Object.entries(table as Record<string, Message | PluralMessage>).map(([key, message]) => ({
    key: `${namespace}.${key}`,
    message,
  })),
);

describe('every string of the interface', () => {
  it.each(TABLE_LOCALES)('has a text in %s, in its own letters', (locale) => {
    for (const { key, message } of rows) {
      for (const text of texts(message, locale)) {
        expect(text.trim(), key).not.toBe('');
        expect(wrongLetters(text, locale), key).toBe('');
      }
    }
  });

  it('is written once: what is spread over another key of its namespace would be lost', () => {
    const files = listFiles(/^integrations\/domain\/i18n\/messages\/(?!index).*\.ts$/);
    const written = files.flatMap((file) => readText(file).match(/^ {2}\w+: \{/gm) ?? []);
    expect(written).toHaveLength(rows.length);
  });

  it('has a description', () => {
    expect(rows.filter(({ message }) => message.about.trim().length < 3).map(({ key }) => key)).toEqual([]);
  });

  it('names the same values in all languages', () => {
    const uneven = rows.filter(({ message }) => {
      const names = TABLE_LOCALES.map((locale) => values(texts(message, locale).join(' ')));
      return new Set(names).size > 1;
    });
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it('says per cent of the same values in all languages', () => {
    const shares = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}(?=\s?%|\sfoiz)/g)]
        .map(([, name]) => name)
        .sort()
        .join(' ');
    const uneven = rows.filter(
      ({ message }) =>
        new Set(TABLE_LOCALES.map((locale) => shares(texts(message, locale)[0] ?? ''))).size > 1,
    );
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it.each(TABLE_LOCALES.filter((locale) => locale !== 'en'))('is no English left over in %s', (locale) => {
    const same = rows.filter(({ message }) => sentence(message, locale) === sentence(message, 'en'));
    const words = same.map(({ message }) => sentence(message, 'en')).filter((text) => /\p{L}{3}/u.test(text));
    expect(words.filter((text) => !SAME_EVERYWHERE.has(text))).toEqual([]);
  });

  it('is no Russian left over in ua', () => {
    const same = rows.filter(({ message }) => sentence(message, 'ru') === sentence(message, 'ua'));
    const words = same.map(({ message }) => sentence(message, 'ua'));
    expect(
      words.filter((text) => (text.match(/\p{L}{3,}/gu) ?? []).length > 2 && !SAME_IN_UKRAINIAN.has(text)),
    ).toEqual([]);
  });

  it('is used somewhere', () => {
    const sources = listFiles(/^(src|integrations|tests)\/.*\.(ts|tsx|astro)$/).filter(
      (file) => !file.includes('i18n/messages/'),
    );
    const code = sources.map(readText).join('\n');
    // A lookup in a set is fast; the whole code is searched only for the few other keys.
    const named = new Set(code.match(/\w+\.\w+/g));
    const beginnings = new Set([...code.matchAll(/([\w.]+)\$\{/g)].map((match) => match[1]));
    const unused = rows.filter(
      ({ key }) => !named.has(key) && !isComposed(key, beginnings) && !code.includes(key),
    );
    expect(unused.map(({ key }) => key)).toEqual([]);
  });
});

/** A message without its values, all plural forms together. */
function sentence(message: Message | PluralMessage, locale: TableLocale): string {
  return texts(message, locale)
    .join(' ')
    .replace(/\{\{\w+\}\}/g, '')
    .trim();
}

/** Whether the code builds this key from a prefix and a value: `item.tag_${tag}`, `errors.s${status}`. */
function isComposed(key: string, beginnings: Set<string | undefined>): boolean {
  return [...key.matchAll(/[._a-z](?=[a-z0-9]|$)/gi)].some(({ index }) =>
    beginnings.has(key.slice(0, index + 1)),
  );
}

function texts(message: Message | PluralMessage, locale: TableLocale): string[] {
  const text = message[locale];
  return typeof text === 'string' ? [text] : Object.values(text);
}

function values(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort().join();
}
