import english from 'ra-language-english';
import polyglot from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { RUSSIAN } from './ru.ts';
import { UKRAINIAN } from './ua.ts';
import { UZBEK } from './uz.ts';

const LANGUAGES = [
  { locale: 'ru', messages: RUSSIAN, forms: 3 },
  { locale: 'ua', messages: UKRAINIAN, forms: 3 },
  { locale: 'uz', messages: UZBEK, forms: 1 },
] as const;

const ENGLISH = texts(english);

describe.each(LANGUAGES)('messages of react-admin: $locale', ({ locale, messages, forms }) => {
  const own = texts(messages);

  it('has the keys of English and no others', () => {
    expect([...own.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  it('fills in what English fills in', () => {
    for (const [key, text] of ENGLISH) {
      expect([key, ...filledIn(own.get(key) ?? '')]).toEqual([key, ...filledIn(text)]);
    }
  });

  it('writes the number in every form of a counted message', () => {
    for (const [key] of [...ENGLISH].filter(([, text]) => text.includes('||||'))) {
      const written = (own.get(key) ?? '').split('||||');
      expect([key, written.length]).toEqual([key, forms]);
      for (const form of written) expect(form).toContain('%{smart_count}');
    }
  });

  it('says nothing in English', () => {
    const same = [...own].filter(
      ([key, text]) => text === ENGLISH.get(key) && /[a-z]/iu.test(text.replace(/%\{\w+\}/gu, '')),
    );
    expect(same).toEqual([]);
  });

  it('counts by the rules of its language', () => {
    const { translate } = polyglot(() => messages, locale);
    const said = (count: number) => translate('ra.notification.deleted', { smart_count: count });
    expect([1, 3, 5, 11, 21].map(said)).toEqual(COUNTED[locale]);
  });
});

const COUNTED = {
  ru: [
    'Удалена 1 запись',
    'Удалено 3 записи',
    'Удалено 5 записей',
    'Удалено 11 записей',
    'Удалена 21 запись',
  ],
  ua: [
    'Видалено 1 запис',
    'Видалено 3 записи',
    'Видалено 5 записів',
    'Видалено 11 записів',
    'Видалено 21 запис',
  ],
  uz: [1, 3, 5, 11, 21].map((count) => `${count} ta yozuv oʻchirildi`),
};

/** Every text by its key, such as `ra.action.save`. */
function texts(messages: TranslationMessages): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: object, path: string) => {
    for (const [name, value] of Object.entries(part) as [string, unknown][]) {
      const key = path ? `${path}.${name}` : name;
      if (typeof value === 'string') found.set(key, value);
      else if (typeof value === 'object' && value !== null) walk(value, key);
    }
  };
  walk(messages, '');
  return found;
}

/**
 * Names of the placeholders in a text, with two exceptions. `smart_count`: English omits it in the singular.
 * `recordRepresentation` in an update of several rows: react-admin never passes it, so English shows the bare
 * placeholder there.
 */
function filledIn(text: string): string[] {
  const names = new Set(Array.from(text.matchAll(/%\{(\w+)\}/gu), ([, name = '']) => name));
  names.delete('smart_count');
  if (text.includes('%{smart_count}')) names.delete('recordRepresentation');
  return [...names].sort();
}
