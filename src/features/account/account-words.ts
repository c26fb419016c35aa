import { type DatePatterns, datePatterns } from '@tourbillon/domain/i18n/date-patterns.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { pickMessages } from '@tourbillon/domain/i18n/translate.ts';

/** Texts that every page of the personal area shows before the account is loaded. */
const GATE_KEYS = [
  'personalArea.gateTitle',
  'personalArea.gateText',
  'forms.sessionKept',
  'personalArea.wait',
  'personalArea.awayTitle',
  'personalArea.awayText',
  'personalArea.again',
  'signIn.loginButton',
  'signIn.toRegister',
  'privacy.pending',
  'privacy.mailButton',
  'privacy.kept',
  'personalArea.notDone',
] as const satisfies readonly MessageKey[];

export type AccountGateWords = Record<(typeof GATE_KEYS)[number], string> & { dates: DatePatterns };

/** The texts of the gate in the language of the page. */
export function accountGateWords(t: Translate, locale: Locale): AccountGateWords {
  return { ...pickMessages(t, GATE_KEYS), dates: datePatterns(locale) };
}
