import { isLocale, LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { DeskKey } from '../../messages/index.ts';
import { useDeskTexts } from '../i18n.ts';

/** The title of a column in the language of the desk; for columns of texts, with the name of their language. */
export function useColumnTitle(): (column: string) => string {
  const { t } = useDeskTexts();
  return (column) => {
    const [, name = '', language = ''] = /^(description|defects|title)_([a-z]{2})$/.exec(column) ?? [];
    if (!isLocale(language)) return t(`stockColumns.${column}` as DeskKey);
    const key = name === 'defects' ? 'defects_text' : name;
    return `${t(`stockColumns.${key}` as DeskKey)} (${LOCALE_FACTS[language].name})`;
  };
}
