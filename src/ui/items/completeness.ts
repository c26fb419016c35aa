import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { scopeOfDelivery } from '@tourbillon/domain/sections/scope-of-delivery.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** What is included with an item of any section. */
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

/** What is included with a work of art: there is no box, and the papers are an expert's opinion. */
function papersOfArt(papers: boolean | null): MessageKey {
  return papers ? 'item.art_papers' : 'item.art_no_papers';
}

/** Box and papers as a message key (§3, equipment completeness); null means unknown. */
export function completeness(box: boolean | null, papers: boolean | null): MessageKey {
  return `item.set_${scopeOfDelivery({ box, papers }) ?? 'unknown'}`;
}
