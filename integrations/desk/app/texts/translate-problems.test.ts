import { describe, expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { TEXT_MISTAKE_CODES, textMistakes } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import type { DeskKey } from '../../messages/index.ts';
import { deskTranslators } from '../../messages/index.ts';
import { translateProblems } from './translate-problems.ts';

const problem = { line: 3, field: null, code: 'missing' as const, values: { name: '"title"' } };

const FILE = { path: 'articles/a/ru.md', text: '---\n---\n# A\n' };

describe.each(LOCALES)('what is wrong with a text, in %s', (locale) => {
  const t = (key: DeskKey, values?: Record<string, string>) => deskTranslators[locale](key, values);

  it.each(TEXT_MISTAKE_CODES)('%s is a sentence with its values', (code) => {
    const names = [...textMistakes[code].en.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const [said] = translateProblems([{ ...problem, code, values }], t, FILE);
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
  expect(translateProblems([{ ...problem, field }], deskTranslators.ru, FILE)).toEqual([
    { line: 1, field, text },
  ]);
});

const MATTER = '---\ntitle: A\nauthor: B\n---\n\n# C\n\ntext\n';

it.each([
  ['the first line of the body', 'articles/a/ru.md', MATTER, 6, 1],
  ['a later one', 'articles/a/ru.md', MATTER, 8, 3],
  ['one of a body without an empty line before it', 'articles/a/ru.md', '---\n---\n# C', 3, 1],
  ['one of a text without front matter', 'articles/a/ru.md', '# C\n', 1, 1],
  ['a line of the front matter', 'articles/a/ru.md', MATTER, 2, null],
  ['a line of JSON, which is shown as fields', 'messages.json', '[\n1\n]', 2, null],
])('the line of a mistake in %s', (_, path, text, line, shown) => {
  const found = translateProblems([{ ...problem, line }], deskTranslators.en, { path, text });
  expect(found[0]?.line).toBe(shown);
});
