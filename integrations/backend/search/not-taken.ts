import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import otherMakers from './dictionary/other-makers.json' with { type: 'json' };
import { hitOf } from './search-hit.ts';
import type { Searched } from './searcher.ts';

/** The first brand that the shop does not accept, and similar brands in stock. */
export function notTaken(
  [slug]: readonly string[],
  { shelves, catalogue }: Searched,
  locale: Locale,
): { title: string; near: SearchHit[] } | null {
  const maker = otherMakers.find((one) => one.slug === slug);
  if (!maker) return null;
  const near = maker.near.flatMap(
    (brand) => shelves.shelves.find((shelf) => shelf.kind === 'brand' && shelf.brand === brand) ?? [],
  );
  return { title: maker.title, near: near.map((shelf) => hitOf(shelf, catalogue, locale)) };
}
