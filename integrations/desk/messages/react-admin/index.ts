import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { LocalText } from '@tourbillon/domain/i18n/locales.ts';
import { RUSSIAN } from './ru.ts';
import { UKRAINIAN } from './ua.ts';
import { UZBEK } from './uz.ts';

const { ra } = englishMessages;

/** react-admin's own messages by language. */
export const FRAMEWORK_MESSAGES: LocalText<TranslationMessages> = {
  ru: RUSSIAN,
  en: { ra: { ...ra, action: { ...ra.action, add_filter: 'More filters' } } },
  ua: UKRAINIAN,
  uz: UZBEK,
};
