import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.ts';

it.each([
  [
    'ru',
    ['Часы не идут', 'Ремешок или браслет неоригинальный'],
    'Часы не идут, ремешок или браслет неоригинальный',
  ],
  ['uk', ['Годинник не йде', 'Їдкі плями', 'Скол'], 'Годинник не йде, їдкі плями, скол'],
  ['uz', ['Mexanizm yurmaydi', 'Oʻyilgan'], 'Mexanizm yurmaydi, oʻyilgan'],
  ['en', ['Does not run', 'PVD worn', 'Scratched crystal'], 'Does not run, PVD worn, scratched crystal'],
  ['en', [], ''],
])('in %s %j is %s', (lang, entries, expected) => {
  expect(inSentence(entries, lang)).toBe(expected);
});
