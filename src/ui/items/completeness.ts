import type { MessageKey } from '#src/i18n/translate.ts';

/** What is in the box, in words (specification section 3, equipment completeness); null is not known. */
export function completeness(box: boolean | null, papers: boolean | null): MessageKey {
  if (box === null && papers === null) return 'item.set_unknown';
  if (box) return papers ? 'item.set_full' : 'item.set_box';
  return papers ? 'item.set_papers' : 'item.set_none';
}
