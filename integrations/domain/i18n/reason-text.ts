import { isReason } from '../contract/reasons.ts';
import type { Translate } from './translate.ts';

/** What is said under a field: our word for a reason in the visitor's language, a backend's own text as it is. */
export function reasonText(t: Translate, reason: string): string {
  return isReason(reason) ? t(`forms.${reason}`) : reason;
}
