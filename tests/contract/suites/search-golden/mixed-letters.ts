import type { GoldenQuery } from './golden-query.ts';

/** Names in Cyrillic as they are typed, and their brands. */
const NAMES: readonly (readonly [string, string])[] = [
  ['ролекс', 'rolex'],
  ['омега', 'omega'],
  ['картье', 'cartier'],
  ['патек', 'patek-philippe'],
  ['одемар', 'audemars-piguet'],
  ['вашерон', 'vacheron-constantin'],
  ['панерай', 'panerai'],
  ['шопар', 'chopard'],
  ['лонжин', 'longines'],
  ['тиссо', 'tissot'],
  ['бреге', 'breguet'],
  ['орис', 'oris'],
  ['радо', 'rado'],
  ['эрмес', 'hermes'],
  ['бреитлинг', 'breitling'],
];

/** Latin letters that look like Cyrillic ones. */
const ALIKE = new Map([
  ['о', 'o'],
  ['е', 'e'],
  ['а', 'a'],
  ['с', 'c'],
  ['р', 'p'],
]);

/** The same names with one letter of another alphabet, and Latin names with a Cyrillic one. */
export const MIXED_LETTERS: readonly GoldenQuery[] = [
  ...NAMES.flatMap(([name, brand]) =>
    [...name].flatMap((letter, place): GoldenQuery[] => {
      const latin = ALIKE.get(letter);
      return latin ? [['ru', name.slice(0, place) + latin + name.slice(place + 1), brand]] : [];
    }),
  ),
  ['ru', 'rоlex', 'rolex'],
  ['ru', 'оmega', 'omega'],
  ['ua', 'сartier', 'cartier'],
  ['uz', 'rоlex soati', 'rolex'],
];
