import { expect, test } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { directory } from './brand-directory.ts';

const links = (titles: string[]) => titles.map((title) => ({ title, href: `/${title}/`, count: 1 }));
const FILLERS = ['Oris', 'Omega', 'Rado', 'Rolex', 'Seca', 'Tudor'];

test.each<[string, Locale, string[], string]>([
  ['accents', 'en', ['Étienne', 'Eberhard'], 'E O R S T'],
  ['digits and signs first', 'en', ['4711', 'Zenith'], '# O R S T Z'],
  ['Cyrillic authors, first on their own site', 'ru', ['Ильзе', 'Йохан'], 'И Й O R S T'],
])('§1 brands by letter: %s', (_, locale, titles, letters) => {
  const made = directory('A–Z', links([...FILLERS, ...titles]), locale);
  expect(made?.letters.map(({ letter }) => letter).join(' ')).toBe(letters);
  expect(made?.letters.flatMap((group) => group.links)).toHaveLength(8);
});

test('a short list needs no directory', () => {
  expect(directory('A–Z', links(FILLERS), 'en')).toBeUndefined();
});
