import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Dictionary } from './dictionary/dictionary.ts';
import type { References } from './dictionary/references.ts';

/** Data needed to understand queries. */
export interface Knowledge {
  dictionary: Dictionary;
  references: References;
  /** Whether the shop's texts in this language contain a word. */
  isTextWord(word: string): boolean;
  /** The currency of the host, for amounts without a currency. */
  currency: Currency;
}
