import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Dictionary } from './dictionary/dictionary.ts';
import type { References } from './dictionary/references.ts';

/** What queries are understood by. */
export interface Knowledge {
  dictionary: Dictionary;
  references: References;
  /** Whether the shop's texts in the asked language have a word. */
  isTextWord(word: string): boolean;
  /** The currency of the host: amounts without one are in it. */
  currency: Currency;
}
