import brandSpellings from '@tourbillon/backend/search/dictionary/brand-spellings.json' with { type: 'json' };
import type { GoldenQuery } from './golden-query.ts';

/** Brands without items in the demonstration. */
const ABSENT: ReadonlySet<string> = new Set(['a-lange-and-sohne', 'jaquet-droz', 'greubel-forsey']);

/** Every word of a brand in any alphabet, as in the dictionary and as people write it. */
export const BRAND_WORDS: readonly GoldenQuery[] = [
  ...Object.entries(brandSpellings).flatMap(([brand, spellings]) =>
    (ABSENT.has(brand) ? [] : spellings).map((word): GoldenQuery => ['ru', word, brand]),
  ),
  ['ua', 'вашерон', 'vacheron-constantin'],
  ['ua', 'одемар', 'audemars-piguet'],
  ['ua', 'піге', 'audemars-piguet'],
  ['ua', 'лекультр', 'jaeger-lecoultre'],
  ['ua', 'жирар', 'girard-perregaux'],
  ['ua', 'улісс', 'ulysse-nardin'],
  ['ua', 'філіпп', 'patek-philippe'],
  ['ua', 'годинник вашерон', 'vacheron-constantin'],
  ['ua', 'купити одемар', 'audemars-piguet'],
  ['uz', 'vasheron', 'vacheron-constantin'],
  ['uz', 'odemar', 'audemars-piguet'],
  ['uz', 'lekultr', 'jaeger-lecoultre'],
  ['uz', 'nardin soati', 'ulysse-nardin'],
  ['uz', 'filipp', 'patek-philippe'],
  ['uz', 'perrego', 'girard-perregaux'],
  ['en', 'constantin', 'vacheron-constantin'],
  ['en', 'audemars', 'audemars-piguet'],
  ['en', 'piguet', 'audemars-piguet'],
  ['en', 'lecoultre', 'jaeger-lecoultre'],
  ['en', 'jaeger', 'jaeger-lecoultre'],
  ['en', 'girard', 'girard-perregaux'],
  ['en', 'perregaux', 'girard-perregaux'],
  ['en', 'ulysse', 'ulysse-nardin'],
  ['en', 'nardin', 'ulysse-nardin'],
  ['en', 'philippe', 'patek-philippe'],
  ['ru', 'часы вашерон', 'vacheron-constantin'],
  ['ru', 'нардина', 'ulysse-nardin'],
];
