import { HttpError } from 'react-admin';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { siteTexts } from '../loaded-texts.ts';

/** Error messages of a refused call, by field; empty for other errors. */
export function refusalsOf(error: unknown, locale: Locale): Record<string, string> {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string[]> };
  const t = siteTexts(locale);
  return Object.fromEntries(
    Object.entries(errors).map(([field, [reason = 'value']]) => [field, reasonText(t, reason)]),
  );
}
