import type { items } from '../database/schema/items.ts';
import {
  drawAvailability,
  drawCities,
  drawCondition,
  drawDiscount,
  drawPublished,
  drawStock,
  drawYear,
} from './draw.ts';
import { itemUrl } from './item-url.ts';
import { chance, seeded } from './random.ts';
import type { SourceRow } from './source-row.ts';
import { specialsOf } from './specials.ts';

/** From this price, US dollars, a watch is shown to VIP clients. */
const VIP_FROM = 40_000;

/** An item to insert, out of a source row; what the row lacks is drawn by the row's number as seed. */
export function watchItem(
  row: SourceRow,
  ids: { brandId: number; brandTitle: string; collectionId: number | null },
): typeof items.$inferInsert {
  const id = Number(row.id);
  const random = seeded(id);
  const stock = drawStock(random);
  const condition = drawCondition(random, row, stock);
  const availability = drawAvailability(random, stock);
  const priceUsd = row.price_usd === '' || chance(random, 0.01) ? null : Number(row.price_usd);
  const publishedAt = drawPublished(random, stock);
  const year = drawYear(random, row, condition);
  const model = row.model || row.collection_title || null;
  const reference = row.reference || null;
  const functions = row.functions === '' ? [] : row.functions.split(' ');
  return {
    id,
    catalogType: 'clock',
    url: itemUrl([ids.brandTitle, model, reference], id),
    stock,
    brandId: ids.brandId,
    collectionId: ids.collectionId,
    model,
    reference,
    nickname: row.nickname || null,
    condition,
    availability,
    cities: drawCities(random, availability),
    priceUsd,
    discountUsd: drawDiscount(random, priceUsd, stock),
    isPromo: stock === 'current' && chance(random, 0.07),
    isVip: priceUsd !== null && priceUsd >= VIP_FROM,
    specials: specialsOf(row, functions, year),
    type: null,
    insertions: [],
    gender: row.gender || null,
    bodyForm: row.body_form || null,
    bodyMaterial: row.case_material || null,
    bracelet: row.bracelet || null,
    diameterMm: numberOrNull(row.diameter_mm),
    thicknessMm: numberOrNull(row.thickness_mm),
    movement: row.movement || null,
    caliber: row.caliber || null,
    dialColour: row.dial_colour || null,
    crystal: row.crystal || null,
    waterResistanceM: numberOrNull(row.water_resistance_m),
    functions,
    preciousStones: row.precious_stones === '1',
    limited: row.limited === '1',
    madeIn: row.made_in || null,
    year,
    box: flagOrNull(row.box),
    papers: flagOrNull(row.papers),
    publishedAt,
    updatedAt: publishedAt,
  };
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text);
}

function flagOrNull(text: string): boolean | null {
  return text === '' ? null : text === '1';
}
