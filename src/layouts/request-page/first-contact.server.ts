import { defaultContact } from '#src/backend-client/default-city.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];

/**
 * The contact that pages of a locale show before the visitor's city is known (decision 28). Undefined if the backend
 * does not respond.
 */
export async function firstContact(locale: Locale): Promise<Contact | undefined> {
  const response = await defaultContact(locale);
  return response?.data;
}
