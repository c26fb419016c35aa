import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { withSmallLetter } from '@tourbillon/domain/texts/in-sentence.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { titleOf, type VOCABULARY } from '../vocabulary/vocabulary.ts';
import { agreeingColour } from './agreeing-colour.ts';

/** The fields from which a summary is made. */
export type SummaryFields = Pick<
  ItemRow,
  'catalogType' | 'type' | 'bodyMaterial' | 'insertions' | 'colour' | 'technique' | 'widthCm' | 'heightCm'
>;

/**
 * A description of an item in one lower-case line: "ring, rose gold, diamond". It distinguishes items of the same
 * model. Watches have none, because their reference does this.
 */
export function summaryOf(row: SummaryFields, locale: Locale): string | null {
  if (row.catalogType === 'clock') return null;
  const word = (name: keyof typeof VOCABULARY, id: string | null) =>
    id === null ? [] : [withSmallLetter(titleOf(name, id, locale), LOCALE_FACTS[locale].lang)];
  const words =
    row.catalogType === 'art'
      ? [...word('techniques', row.technique), ...artSize(row, locale)]
      : [
          ...word('types', row.type),
          ...word('materials', row.bodyMaterial),
          ...row.insertions.flatMap((id) => word('insertions', id)),
          ...word('colours', isBareMetal(row) ? null : row.colour).map((colour) =>
            agreeingColour(colour, row.type, locale),
          ),
        ];
  return words.join(', ') || null;
}

/** Height by width, as works of art are measured: `60 × 80 cm`. */
export function artSize(
  { heightCm, widthCm }: Pick<ItemRow, 'heightCm' | 'widthCm'>,
  locale: Locale,
): string[] {
  if (heightCm === null || widthCm === null) return [];
  const number = (value: number) => formatNumber(locale, value);
  return [`${number(heightCm)}\u00a0×\u00a0${number(widthCm)}\u00a0${titleOf('words', 'cm', locale)}`];
}

/** Metals by the colour that they have by themselves. */
const METALS: Readonly<Record<string, readonly string[]>> = {
  gold: ['yellow_gold'],
  silver: ['silver', 'steel', 'platinum', 'white_gold'],
};

/** Whether the colour only repeats the metal: "silver, silver". */
function isBareMetal({ bodyMaterial, colour }: SummaryFields): boolean {
  return METALS[colour ?? '']?.includes(bodyMaterial ?? '') ?? false;
}
