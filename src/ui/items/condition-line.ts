import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { inSentence } from '@tourbillon/domain/texts/in-sentence.ts';

type Judged = Pick<ItemCard, 'catalog_type' | 'condition'>;

/** The condition where no label stands before it: “Новые” of a watch, beside “Состояние: новое”. */
export function conditionAlone({ catalog_type, condition }: Judged, t: Translate): string {
  if (condition === 'new') return t(`itemByKind.new_${catalog_type}`);
  return t(condition === 'perfect' ? 'item.perfectAlone' : `item.condition_${condition}`);
}

/** What a card says of the condition: the defects where there are any. */
export function conditionLine(
  card: Judged & Pick<ItemCard, 'defects'>,
  t: Translate,
  locale: Locale,
): string {
  return card.defects.length > 0
    ? inSentence(card.defects, LOCALE_FACTS[locale].lang)
    : conditionAlone(card, t);
}
