import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import otherMakers from './dictionary/other-makers.json' with { type: 'json' };
import { searchHitOf } from './search-hit.ts';
import type { SearchData } from './searcher.ts';

/** The first brand that the shop does not accept, and similar brands in stock. */
export function notTaken(
  [slug]: readonly string[],
  { brands, catalogue }: SearchData,
  locale: Locale,
): { title: string; near: SearchHit[] } | null {
  const maker = otherMakers.find((one) => one.slug === slug);
  if (!maker) return null;
  const near = maker.near.flatMap(
    (brand) => brands.entries.find((entry) => entry.kind === 'brand' && entry.brand === brand) ?? [],
  );
  return { title: maker.title, near: near.map((entry) => searchHitOf(entry, catalogue, locale)) };
}
