import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { texts } from '../../messages/texts.ts';
import { useDeskTexts } from '../i18n.ts';
import { dateTag } from '../ui/date-tag.ts';

type TextKey = keyof typeof texts & string;

/** The messages of the section of texts, without the namespace in the key. */
export function useTextWords(): (key: TextKey, values?: Record<string, string | number>) => string {
  const { t } = useDeskTexts();
  return (key, values) => t(`texts.${key}`, values);
}

/** A moment in the language and time zone of the person at the desk. */
export function useMoment(): (moment: string) => string {
  const { locale } = useDeskTexts();
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}

/** Language tag of a text, for spell checking and screen readers. */
export function langOf(locale: Locale | null): string {
  return locale ? LOCALE_FACTS[locale].lang : '';
}
