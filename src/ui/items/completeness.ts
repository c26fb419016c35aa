import { setOf } from '@tourbillon/domain/sections/scope-of-delivery.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** What comes with a work of art: there is no box, the papers are an expert's opinion. */
export function papersOfArt(papers: boolean | null): MessageKey {
  return papers ? 'item.art_papers' : 'item.art_no_papers';
}

/** What is in the box, in words (§3, equipment completeness); null is not known. */
export function completeness(box: boolean | null, papers: boolean | null): MessageKey {
  return `item.set_${setOf({ box, papers }) ?? 'unknown'}`;
}
