import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { PictureKindName } from '#src/ui/picture-kinds.ts';

/** Input of a card. */
interface Carded {
  card: ItemCard;
  money: Money;
  locale: Locale;
  kind?: PictureKindName | undefined;
  urgency?: 'first' | 'eager' | undefined;
}

/** Everything that a card shows: the whole item, the language, the rate of the day, and how its pictures load. */
export function cardKey({ card, money, locale, kind = 'card', urgency }: Carded): string {
  return `card ${locale} ${money.key} ${kind} ${urgency} ${JSON.stringify(card)}`;
}
