import { boundsOf, isReason, missingDigits, type Reason } from '../contract/reasons.ts';
import type { Translate } from './translate.ts';

/** What is said under a field: our word for a reason in the visitor's language, a backend's own text as it is. */
export function reasonText(t: Translate, reason: string): string {
  if (!isReason(reason)) return reason;
  const count = missingDigits(reason);
  if (count !== undefined) return t('forms.phone_missing', { count });
  const bounds = boundsOf(reason);
  if (!bounds) return t(`forms.${reason as Word}`);
  const { word, least, most } = bounds;
  // A year has no sign between thousands.
  const written = (count: number) => (word === 'year' ? String(count) : t('forms.number', { count }));
  return t(`forms.${word}_between`, { least: written(least), most: written(most) });
}

/** A reason that says no number. */
type Word = Exclude<Reason, `${string}:${number}` | `${string}:${number}:${number}`>;
