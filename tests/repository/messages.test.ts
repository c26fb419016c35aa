import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#src/i18n/locales.ts';
import type { Message, PluralMessage } from '#src/i18n/message.ts';
import { MESSAGES } from '#src/i18n/messages/index.ts';
import { wrongLetters } from '../site/letters.ts';
import { listFiles, readText } from './files.ts';

interface Row {
  key: string;
  message: Message | PluralMessage;
}

const rows: Row[] = Object.entries(MESSAGES).flatMap(([namespace, table]) =>
  Object.entries(table as Record<string, Message | PluralMessage>).map(([key, message]) => ({
    key: `${namespace}.${key}`,
    message,
  })),
);

describe('style 6: every string of the interface', () => {
  it.each(LOCALES)('has a text in %s, in its own letters', (locale) => {
    for (const { key, message } of rows) {
      for (const text of texts(message, locale)) {
        expect(text.trim(), key).not.toBe('');
        expect(wrongLetters(text, locale), key).toBe('');
      }
    }
  });

  it('has a description', () => {
    expect(rows.filter(({ message }) => message.about.trim().length < 3).map(({ key }) => key)).toEqual([]);
  });

  it('names the same values in all languages', () => {
    const uneven = rows.filter(({ message }) => {
      const names = LOCALES.map((locale) => values(texts(message, locale).join(' ')));
      return new Set(names).size > 1;
    });
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it('is used somewhere', () => {
    const sources = listFiles(/^(src|integrations|tests)\/.*\.(ts|tsx|astro)$/).filter(
      (file) => !file.includes('i18n/messages/'),
    );
    const code = sources.map(readText).join('\n');
    // Looking a name up in a set is quick; the whole code is searched only for the few keys that are not there.
    const named = new Set(code.match(/\w+\.\w+/g));
    const beginnings = new Set([...code.matchAll(/([\w.]+)\$\{/g)].map((match) => match[1]));
    const unused = rows.filter(
      ({ key }) => !named.has(key) && !isComposed(key, beginnings) && !code.includes(key),
    );
    expect(unused.map(({ key }) => key)).toEqual([]);
  });
});

/** Keys made of a prefix and a value: `item.tag_${tag}`, `errors.s${status}`. */
function isComposed(key: string, beginnings: Set<string | undefined>): boolean {
  return [...key.matchAll(/[._a-z](?=[a-z0-9]|$)/gi)].some(({ index }) =>
    beginnings.has(key.slice(0, index + 1)),
  );
}

function texts(message: Message | PluralMessage, locale: Locale): string[] {
  const text = message[locale];
  return typeof text === 'string' ? [text] : Object.values(text);
}

function values(text: string): string {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort().join();
}
