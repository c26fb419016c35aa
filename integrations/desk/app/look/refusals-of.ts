import { HttpError } from 'react-admin';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Error messages of a refused call, by field; empty for other errors. */
export function refusalsOf(error: unknown, locale: Locale): Record<string, string> {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string[]> };
  const t = translator(locale);
  return Object.fromEntries(
    Object.entries(errors).map(([field, [reason = 'value']]) => [field, reasonText(t, reason)]),
  );
}
