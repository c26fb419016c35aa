import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Lines of code that put a sentence together from parts, which is grammar of one language only. */
const PATTERNS: readonly [fault: string, pattern: RegExp, wrong: string][] = [
  ['two texts side by side', /\$\{t\([^`]*?\)\} ?\$\{t\(/, '`${t("a.b")} ${t("a.c")}`'],
  [
    'a text that is changed after its translation',
    /(?<![\w.])t\([^()]*(?:\([^()]*\))?[^()]*\)\s*\.(?:replace|replaceAll|slice|split|toLowerCase|charAt)\(/,
    "t('a.b').replace(/:$/, '')",
  ],
  ['a currency behind a value', /\}[\s\u00a0]?(?:₽|€|₴|soʻm)/, '`${sum} ₽`'],
  ['a per cent sign behind a value of a text', />[^<>]*\}[\s\u00a0]?%/, '<p>{share} %</p>'],
  [
    'a case ending of Uzbek',
    /\}(?:ga|gacha|dan|da|ning|ni|si)(?![\w-])[`'"<]|\+ ?'(?:ga|gacha|dan|da|ning|ni|si)'/,
    '`${city}ga`',
  ],
  [
    'a plural by hand',
    /(?:count|length|total|days|hours) ?=== ?1 ?\? ?['"`t]/,
    "count === 1 ? 'piece' : 'pieces'",
  ],
];

const files = listFiles(/^(?:src|integrations\/desk\/app)\/.*(?<!\.test)\.(?:astro|tsx?)$/);

it.each(PATTERNS)('no component makes %s', (_, pattern) => {
  const found = files.flatMap((file) =>
    readText(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each(PATTERNS)('%s is found', (_, pattern, wrong) => {
  expect(wrong).toMatch(pattern);
});
