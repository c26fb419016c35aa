import { isLocale, LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { DeskKey } from '../../messages/index.ts';

/** The place of a mistake in a price list: offer, column, and element of the file. */
const IN_OFFER = /^(offer(?: .+)?), ([a-z_]+)( \(.+\))?$/;

/**
 * The title of a column; for columns of texts, with the name of their language. What is no column, such as a wrong name
 * in a file, stays as it is.
 * @param t the desk's texts.
 */
export function columnTitle(column: string, t: (key: DeskKey) => string): string {
  const [, offer, named = '', element = ''] = IN_OFFER.exec(column) ?? [];
  if (offer !== undefined) return `${offer}, ${columnTitle(named, t)}${element}`;
  const [, cell] = /^cell (\d+)$/.exec(column) ?? [];
  if (cell !== undefined) return `${t('stockColumns.cell')} ${cell}`;
  const [, name = '', language = ''] = /^(description|defects|title)_([a-z]{2})$/.exec(column) ?? [];
  if (isLocale(language)) {
    const key = name === 'defects' ? 'defects_text' : name;
    return `${t(`stockColumns.${key}` as DeskKey)} (${LOCALE_FACTS[language].name})`;
  }
  const key = `stockColumns.${column}`;
  const title = /^[a-z_]+$/.test(column) ? t(key as DeskKey) : key;
  // A key without a text is returned as it is.
  return title === key ? column : title;
}
