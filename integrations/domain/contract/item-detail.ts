import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { STOCKS } from '../sections/item-statuses.ts';
import { defineCall } from './call.ts';
import { itemCard, price } from './catalogue.ts';
import { calendarDay, count, gtin, CACHE_SECONDS, named, slug } from './fields.ts';
import { salesHistory } from './price-history.ts';

/** A day, `YYYY-MM-DD`. */

/**
 * A fact of an item: a key with a label in the storefront, its value in the host's language, and the id of a value
 * that is of a vocabulary.
 */
const fact = v.object({ key: v.string(), value: v.string(), id: v.optional(v.string()) });

/** A text of the shop, plain text, and its language: Russian when the reader's language is missing (decision 30). */
const ownText = v.object({ text: v.string(), lang: v.string() });

/** The record of an inspection (§3 Appraisal); null for what was not measured. */
const inspection = v.object({
  date: calendarDay,
  /** `slug` is the expert's page; null for an appraiser without one. */
  appraiser: v.object({ name: v.string(), job_title: v.nullable(v.string()), slug: v.nullable(slug) }),
  /** Seconds a day; a fast watch has a positive value. */
  rate_seconds_a_day: v.nullable(v.number()),
  amplitude_degrees: v.nullable(count),
  /** The pressure of the water-resistance test. */
  pressure_bar: v.nullable(v.number()),
  comment: v.nullable(ownText),
  /** Facts that influenced the price. */
  influences: v.nullable(ownText),
});

/** GET detail/{catalogType}/{itemUrl}: an item with all its data; 404 when unknown. */
export const detail = defineCall({
  method: 'GET',
  path: '/detail/{catalogType}/{itemUrl}',
  request: v.object({ catalogType: v.picklist(CATALOG_TYPES), itemUrl: slug }),
  response: v.object({
    item: v.object({
      ...itemCard.entries,
      stock: v.picklist(STOCKS),
      /** The shop's stock number. */
      number: v.string(),
      /** The manufacturer's GTIN; null when unknown. */
      gtin: v.nullable(gtin),
      /** Kind of jewellery or accessory. */
      type: v.nullable(named),
      /** Of purchase; null for works of art: their year of making is among the facts. */
      year: v.nullable(v.string()),
      gender: v.nullable(named),
      made_in: v.nullable(v.string()),
      /** Box and papers: null when not known. */
      box: v.nullable(v.boolean()),
      papers: v.nullable(v.boolean()),
      facts: v.array(fact),
      /** Months of the shop's guarantee on this piece; null for no guarantee (decision 77). */
      guarantee_months: v.nullable(count),
      serviced_on: v.nullable(calendarDay),
      description: v.nullable(ownText),
      /** Its defects in the shop's own words; `defects` has the terms of the vocabulary. */
      defects_text: v.nullable(ownText),
      inspection: v.nullable(inspection),
      /** Earlier prices and the dates they ended, the latest first; hidden in the archive (decision 9). */
      previous_prices: v.array(v.object({ price, until: v.string() })),
      published_at: v.string(),
      updated_at: v.string(),
    }),
    similar: v.array(itemCard),
    /** Others of the same brand and reference, the cheapest first; none of them is in `similar`. */
    same_reference: v.array(itemCard),
    /**
     * What `price-history` answers for the item, so that its page is one call. A backend may leave it out: the
     * storefront then makes the other call.
     */
    history: v.optional(v.nullable(salesHistory)),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET piece-drafts/{itemUrl}: preview of an unpublished piece; for the operator only. */
export const draftPiece = defineCall({
  method: 'GET',
  path: '/piece-drafts/{itemUrl}',
  request: v.object({ itemUrl: slug }),
  response: detail.response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
});
