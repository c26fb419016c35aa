import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** Accessories by the grammatical gender of their names, which is the same in Russian and Ukrainian. */
const GENDERS: Partial<Record<string, Gender>> = {
  bag: 'feminine',
  pen: 'feminine',
  lighter: 'feminine',
  wallet: 'neuter',
  cufflinks: 'plural',
};

/** Endings of adjectives: the masculine ending of the vocabulary, and the endings that replace it. */
const ENDINGS: Partial<
  Record<Locale, readonly [masculine: RegExp, others: Record<Exclude<Gender, 'masculine'>, string>][]>
> = {
  ru: [
    [/ый$/, { feminine: 'ая', neuter: 'ое', plural: 'ые' }],
    [/ий$/, { feminine: 'яя', neuter: 'ее', plural: 'ие' }],
  ],
  ua: [
    [/ий$/, { feminine: 'а', neuter: 'е', plural: 'і' }],
    [/ій$/, { feminine: 'я', neuter: 'є', plural: 'і' }],
  ],
};

/** Colours named by a substance, which would be read as the material. */
const NOUNS: Readonly<Record<string, string>> = {
  'слоновая кость': 'цвета слоновой кости',
  'слонова кістка': 'кольору слонової кістки',
};

/**
 * The name of a colour in grammatical agreement with a noun: “сумка, чёрная”, “запонки, синие”, “цвета слоновой
 * кости”. Languages without genders keep the word unchanged.
 * @param type id in the vocabulary of types.
 */
export function agreeingColour(colour: string, type: string | null, locale: Locale): string {
  const noun = NOUNS[colour.toLowerCase()];
  if (noun !== undefined) return noun;
  const gender = GENDERS[type ?? ''] ?? 'masculine';
  const ending = ENDINGS[locale]?.find(([masculine]) => masculine.test(colour));
  if (gender === 'masculine' || !ending) return colour;
  return colour.replace(ending[0], ending[1][gender]);
}
