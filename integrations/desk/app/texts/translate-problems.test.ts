import { describe, expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { TEXT_MISTAKE_CODES, textMistakes } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import type { DeskKey } from '../../messages/index.ts';
import { deskTranslators } from '../../messages/index.ts';
import { translateProblems } from './translate-problems.ts';

const problem = { line: 3, field: null, code: 'missing' as const, values: { name: '"title"' } };

describe.each(LOCALES)('what is wrong with a text, in %s', (locale) => {
  const t = (key: DeskKey, values?: Record<string, string>) => deskTranslators[locale](key, values);

  it.each(TEXT_MISTAKE_CODES)('%s is a sentence with its values', (code) => {
    const names = [...textMistakes[code].en.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const [said] = translateProblems([{ ...problem, code, values }], t);
    expect(said?.text).not.toMatch(/\{\{|textMistakes/);
    for (const value of Object.values(values)) expect(said?.text).toContain(value);
  });
});

it.each([
  ['title', 'Заголовок: не заполнено'],
  ['cover_alt', 'Что видно на обложке: не заполнено'],
  ['3.name.uz', '4 › Имя › Oʻzbekcha: не заполнено'],
  ['tables.repair.rows.0.from', 'Таблицы цен › repair › Строки › 1 › От: не заполнено'],
  ['', 'Файл: не заполнено'],
  [null, '"title": не заполнено'],
])('a value is called what its field is called: %s', (field, text) => {
  expect(translateProblems([{ ...problem, field }], deskTranslators.ru)).toEqual([{ line: 3, field, text }]);
});
