import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { detail } from '@tourbillon/domain/contract/item-detail.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type CatalogType, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { readDraftPiece } from '../catalogue/draft-piece.ts';
import { readRates } from '../catalogue/currency-rates.ts';
import { factsOf } from '../catalogue/item-facts.ts';
import { shopText } from '../catalogue/shop-text.ts';
import { splitByReference } from '../catalogue/split-by-reference.ts';
import { previousPricesOf } from '../catalogue/previous-prices.ts';
import { similarIds } from '../column-index/similar.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { readDocument } from '../content-store/read-document.ts';
import { notFound } from '../errors/domain-error.ts';
import { itemPictures } from '../media/item-pictures.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { inspectionView } from './inspection-view.ts';
import { salesHistoryOf } from './price-history.ts';

/** Number of the most similar items among which other items of the same reference are searched. */
const NEAREST = 40;

/** An item with all its data (§3 Product), also from the archive (decision 9). */
export function detailHandler(parts: HandlerServices): Handler<'detail'> {
  return async ({ catalogType, itemUrl }, { locale }) => {
    const row = await parts.items.byUrl(itemUrl);
    const now = parts.catalogue.current();
    if (row?.catalogType !== catalogType || !now.sections.has(catalogType)) throw notFound('Item');
    return detailOf(parts, row, now, locale);
  };
}

/** An unpublished item, as its page will show it. */
export function draftPieceHandler(parts: HandlerServices): Handler<'draftPiece'> {
  return async ({ itemUrl }, { locale }) => {
    const draft = await readDraftPiece(parts.database, itemUrl);
    if (!draft) throw notFound('Draft');
    const photographs = new Map([[draft.row.id, draft.photographs]]);
    return detailOf(parts, draft.row, { ...parts.catalogue.current(), photographs }, locale);
  };
}

async function detailOf(
  { items, reads, records, sales }: HandlerServices,
  row: PublishedRow,
  now: Catalogue,
  locale: Locale,
): Promise<ResponseOf<typeof detail>> {
  const card = cardOf(row, now, locale);
  const index = now.lists.get(SECTIONS[row.catalogType as CatalogType].list);
  const likeness = {
    id: row.id,
    brand: card.brand.slug,
    collection: card.collection?.slug ?? null,
    bodyForm: row.bodyForm,
    type: row.type,
    price: row.discountUsd ?? row.priceUsd,
  };
  const [nearest, record, history] = await Promise.all([
    index ? items.byIds(similarIds(index, likeness, NEAREST)) : [],
    records.of(row.id),
    salesHistoryOf(sales, row),
  ]);
  const experts = record.inspection ? await readDocument(reads.database, 'experts') : undefined;
  const foreign = record.previousPrices.some(({ currency }) => currency !== 'USD');
  const rates = foreign ? (await readRates(reads.database)).rates : new Map<string, number>();
  const { same, similar } = splitByReference(row, nearest);
  return {
    item: {
      ...card,
      pictures: itemPictures(row, now, record.placeholder),
      stock: row.stock,
      number: row.number,
      gtin: row.gtin,
      type: row.type === null ? null : { id: row.type, title: titleOf('types', row.type, locale) },
      year: row.catalogType === 'art' ? null : row.year,
      gender: row.gender === null ? null : { id: row.gender, title: titleOf('genders', row.gender, locale) },
      made_in: row.madeIn === null ? null : titleOf('countries', row.madeIn, locale),
      box: row.box,
      papers: row.papers,
      facts: factsOf(row, locale),
      guarantee_months: row.guaranteeMonths,
      serviced_on: row.servicedOn,
      description: shopText(row.description, locale),
      defects_text: shopText(row.defectsText, locale),
      inspection: inspectionView(record.inspection, experts ?? [], locale),
      previous_prices: previousPricesOf(row, record, rates),
      published_at: row.publishedAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    },
    similar: similar.map((other) => cardOf(other, now, locale)),
    same_reference: same.map((other) => cardOf(other, now, locale)),
    history,
  };
}
