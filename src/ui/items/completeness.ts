import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** What comes with a work of art: there is no box, the papers are an expert's opinion. */
export function papersOfArt(papers: boolean | null): MessageKey {
  return papers ? 'item.art_papers' : 'item.art_no_papers';
}

/** What is in the box, in words (§3, equipment completeness); null is not known. */
export function completeness(box: boolean | null, papers: boolean | null): MessageKey {
  if (box === null && papers === null) return 'item.set_unknown';
  if (box) return papers ? 'item.set_full' : 'item.set_box';
  return papers ? 'item.set_papers' : 'item.set_none';
}
