import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { inSentence } from '@tourbillon/domain/texts/in-sentence.ts';

type Judged = Pick<ItemCard, 'catalog_type' | 'condition'>;

/** The condition as a text without a label: “Новые” for a watch, but “Состояние: новое” with a label. */
export function conditionAlone({ catalog_type, condition }: Judged, t: Translate): string {
  if (condition === 'new') return t(`itemByKind.new_${catalog_type}`);
  return t(condition === 'perfect' ? 'item.perfectAlone' : `item.condition_${condition}`);
}

/** The condition line of a card: the defects if there are any, otherwise the condition. */
export function conditionLine(
  card: Judged & Pick<ItemCard, 'defects'>,
  t: Translate,
  locale: Locale,
): string {
  return card.defects.length > 0
    ? inSentence(card.defects, LOCALE_FACTS[locale].lang)
    : conditionAlone(card, t);
}
