import type { NewItem } from '@tourbillon/backend/demonstration/demonstration.ts';
import {
  drawAvailability,
  drawCities,
  drawCondition,
  drawDefects,
  drawDiscount,
  drawPublished,
  drawServiced,
  drawSold,
  drawStock,
  drawYear,
  VIP_FROM,
} from './draw.ts';
import { guaranteeOf } from './guarantee.ts';
import { itemUrl } from './item-url.ts';
import { specialsOf } from '@tourbillon/domain/business/specials.ts';
import { chance, seeded } from '@tourbillon/domain/random/seeded.ts';
import type { SourceRow } from './source-row.ts';
import { numberOf } from './words-of.ts';

/** An item from a source row. Values that the row does not have are drawn at random with the row's number as seed. */
export function watchItem(
  row: SourceRow,
  ids: { brandId: number; brandTitle: string; collectionId: number | null },
): NewItem {
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
  const specials = specialsOf({
      limited: row.limited === '1',
      preciousStones: row.precious_stones === '1',
      box: flagOrNull(row.box),
      papers: flagOrNull(row.papers),
      year,
      functions,
    });
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
    isVip: priceUsd !== null && priceUsd >= VIP_FROM.clock,
    specials,
    type: null,
    insertions: [],
    gender: row.gender || null,
    bodyForm: row.body_form || null,
    bodyMaterial: row.case_material || null,
    bracelet: row.bracelet || null,
    diameterMm: numberOf(row.diameter_mm),
    thicknessMm: numberOf(row.thickness_mm),
    movement: row.movement || null,
    caliber: row.caliber || null,
    dialColour: row.dial_colour || null,
    crystal: row.crystal || null,
    waterResistanceM: numberOf(row.water_resistance_m),
    functions,
    preciousStones: row.precious_stones === '1',
    limited: row.limited === '1',
    madeIn: row.made_in || null,
    year,
    box: flagOrNull(row.box),
    papers: flagOrNull(row.papers),
    // Drawn last: an earlier draw would change all later random values.
    defects: drawDefects(random, condition),
    publishedAt,
    updatedAt: publishedAt,
    soldAt: drawSold(id, availability, publishedAt),
    guaranteeMonths: guaranteeOf({ stock, condition, year, specials }),
    servicedOn: drawServiced(id, condition, publishedAt),
  };
}

function flagOrNull(text: string): boolean | null {
  return text === '' ? null : text === '1';
}
