import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { setOf } from '@tourbillon/domain/sections/scope-of-delivery.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** What comes with a piece of any kind. */
export function inTheBox({
  catalog_type,
  box,
  papers,
}: {
  catalog_type: CatalogType;
  box: boolean | null;
  papers: boolean | null;
}): MessageKey {
  return catalog_type === 'art' ? papersOfArt(papers) : completeness(box, papers);
}

/** What comes with a work of art: there is no box, the papers are an expert's opinion. */
function papersOfArt(papers: boolean | null): MessageKey {
  return papers ? 'item.art_papers' : 'item.art_no_papers';
}

/** What is in the box, in words (§3, equipment completeness); null is not known. */
export function completeness(box: boolean | null, papers: boolean | null): MessageKey {
  return `item.set_${setOf({ box, papers }) ?? 'unknown'}`;
}
