import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Fact } from './letter.ts';

/** Values of a letter to the staff that names a regular customer. */
export interface FromSender {
  /** The sender is a regular customer. Missing in letters queued by an earlier version. */
  isRegular?: boolean | undefined;
}

/** The row that names a regular customer, as an order at the desk does (decision 660). */
export function regularFacts({ isRegular = false }: FromSender, t: Translate): Fact[] {
  return isRegular ? [{ label: t('letters.regular'), value: t('letters.regularGets') }] : [];
}
