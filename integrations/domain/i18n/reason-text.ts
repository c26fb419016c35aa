import { isReason, missingDigits, type Reason } from '../contract/reasons.ts';
import type { Translate } from './translate.ts';

/** What is said under a field: our word for a reason in the visitor's language, a backend's own text as it is. */
export function reasonText(t: Translate, reason: string): string {
  if (!isReason(reason)) return reason;
  const count = missingDigits(reason);
  return count === undefined ? t(`forms.${reason as Word}`) : t('forms.phone_missing', { count });
}

/** A reason that says no number. */
type Word = Exclude<Reason, `${string}:${number}`>;
