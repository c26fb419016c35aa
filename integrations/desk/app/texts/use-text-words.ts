import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { texts } from '../../messages/texts.ts';
import { useDeskTexts } from '../i18n.ts';

type TextKey = keyof typeof texts & string;

/** The words of the section of texts, without its name before each. */
export function useTextWords(): (key: TextKey, values?: Record<string, string | number>) => string {
  const { t } = useDeskTexts();
  return (key, values) => t(`texts.${key}`, values);
}

/** A moment as the person at the desk reads it. */
export function useMoment(): (moment: string) => string {
  const { locale } = useDeskTexts();
  const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].lang, {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}

/** Language tag of a text, for spelling and speech. */
export function langOf(locale: Locale | null): string {
  return locale ? LOCALE_FACTS[locale].lang : '';
}
