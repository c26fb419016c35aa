import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { drawAvailability, drawCities, drawDiscount, drawPublished, drawSold, drawStock, rounded, VIP_FROM } from './draw.ts';
import { itemUrl } from './item-url.ts';
import { chance, pick, seeded, type Random } from '@tourbillon/domain/random/seeded.ts';

/** The facts of an item in a source file. */
export interface GoodsFacts {
  catalogType: Exclude<CatalogType, 'clock'>;
  id: number;
  brandId: number;
  collectionId: number | null;
  /** Parts of the item's slug. */
  words: readonly (string | null)[];
  /** Whole US dollars in the source; the price of each item differs a little from it. */
  price: number;
  /** Conditions of the kind, with their weights. */
  conditions: readonly (readonly [Condition, number])[];
  /** Whether it is a unique work, which cannot be ordered. */
  unique?: boolean;
}

/** Share of these items with a box, and of those with papers. */
const WITH_BOX = 0.7;
const WITH_PAPERS = 0.75;

/**
 * The columns that all kinds of goods share. Values that the source does not have are drawn at random with the item's
 * number as seed. These kinds have no dealer corner.
 */
export function goodsItem(facts: GoodsFacts): NewItem & { random: Random } {
  const { id } = facts;
  const random = seeded(id);
  const drawn = drawStock(random);
  const stock = drawn === 'dealer' ? 'archive' : drawn;
  const condition = pick(random, facts.conditions);
  const wanted = drawAvailability(random, stock);
  const availability = facts.unique && wanted === 'to_order' ? 'in_stock' : wanted;
  const price = rounded(facts.price * (0.94 + random() * 0.12) * (condition === 'new' ? 1.12 : 1));
  const priceUsd = chance(random, 0.02) ? null : price;
  const publishedAt = drawPublished(random, stock);
  const box = chance(random, WITH_BOX);
  return {
    random,
    id,
    catalogType: facts.catalogType,
    url: itemUrl(facts.words, id),
    stock,
    brandId: facts.brandId,
    collectionId: facts.collectionId,
    condition,
    availability,
    cities: drawCities(random, availability),
    priceUsd,
    discountUsd: drawDiscount(random, priceUsd, stock),
    isPromo: stock === 'current' && chance(random, 0.1),
    isVip: priceUsd !== null && priceUsd >= VIP_FROM[facts.catalogType],
    specials: [],
    insertions: [],
    functions: [],
    preciousStones: false,
    limited: false,
    box,
    papers: box && chance(random, WITH_PAPERS),
    publishedAt,
    updatedAt: publishedAt,
    soldAt: drawSold(id, availability, publishedAt),
  };
}
