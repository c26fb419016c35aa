import { boundsOf, isReason, missingDigits, type Reason } from '../contract/reasons.ts';
import type { Translate } from './translate.ts';

/** The error text under a field: the translation of our reason, or a backend's own text unchanged. */
export function reasonText(t: Translate, reason: string): string {
  if (!isReason(reason)) return reason;
  const count = missingDigits(reason);
  if (count !== undefined) return t('forms.phone_missing', { count });
  const bounds = boundsOf(reason);
  if (!bounds) return t(`forms.${reason as Word}`);
  const { word, least, most } = bounds;
  // A year has no digit grouping.
  const written = (count: number) => (word === 'year' ? String(count) : t('forms.number', { count }));
  return t(`forms.${word}_between`, { least: written(least), most: written(most) });
}

/** A reason without a number. */
type Word = Exclude<Reason, `${string}:${number}` | `${string}:${number}:${number}`>;
