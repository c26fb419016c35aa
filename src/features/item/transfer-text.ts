import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';

type Contact = ResponseOf<typeof CALLS.contacts>['data'];

/** Two text templates: the item is in this city, or it can be seen elsewhere within some days. */
export interface TransferTexts {
  here: string;
  /** Contains `{{place}}`, `{{from}}` and `{{to}}`. */
  away: string;
}

/**
 * When an item can be seen in a city: it is already there, or after the days of its transfer. Empty when the days are
 * unknown (decision 87).
 * @param office the alias of the office where the item is.
 */
export function transferText(
  { offices, city_in, transfer_days }: Pick<Contact, 'offices' | 'city_in' | 'transfer_days'>,
  office: string,
  { here, away }: TransferTexts,
): string {
  if (offices.some(({ alias }) => alias === office)) return here;
  if (!transfer_days) return '';
  const text = away
    .replace('{{place}}', city_in)
    .replace('{{from}}', String(transfer_days.from))
    .replace('{{to}}', String(transfer_days.to));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
