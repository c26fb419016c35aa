import { thinDigitSpaces } from './digit-grouping.ts';
import { numberFormat, pluralCategory } from './number-format.ts';

/** The plural forms of a message in one language, for an island. */
export type PluralForms = Record<string, string>;

/**
 * Chooses the text for a number in the browser, without i18next.
 * @param iso BCP 47 tag for the plural rule and the digits.
 */
export function pluralText(forms: PluralForms, count: number, iso: string): string {
  const text = forms[pluralCategory(iso, count)] ?? forms.other ?? '';
  return text.replaceAll('{{count}}', thinDigitSpaces(numberFormat(iso).format(count)));
}
