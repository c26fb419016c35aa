import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { STOCKS } from '../sections/item-statuses.ts';
import { defineCall } from './call.ts';
import { itemCard, price } from './catalogue.ts';
import { count, gtin, LIFE, named, slug } from './fields.ts';

/** A day, `YYYY-MM-DD`. */
const day = v.pipe(v.string(), v.isoDate());

/** A fact of an item: a key the storefront has a label for, and its value in the host's language. */
const fact = v.object({ key: v.string(), value: v.string() });

/** What the shop writes itself, plain text, and the language it is in: Russian where the reader's is missing (decision 30). */
const ownText = v.object({ text: v.string(), lang: v.string() });

/** The record of an inspection (§3 Appraisal); what was not measured is null. */
const inspection = v.object({
  date: day,
  /** `slug` leads to the page of the expert; null for who has none. */
  appraiser: v.object({ name: v.string(), job_title: v.nullable(v.string()), slug: v.nullable(slug) }),
  /** Seconds a day, fast is positive. */
  rate_seconds_a_day: v.nullable(v.number()),
  amplitude_degrees: v.nullable(count),
  /** The pressure that the case held. */
  pressure_bar: v.nullable(v.number()),
  comment: v.nullable(ownText),
  /** What influenced the price. */
  influences: v.nullable(ownText),
});

/** GET detail/{catalogType}/{itemUrl}: an item with all it has; 404 when unknown. */
export const detail = defineCall({
  method: 'GET',
  path: '/detail/{catalogType}/{itemUrl}',
  request: v.object({ catalogType: v.picklist(CATALOG_TYPES), itemUrl: slug }),
  response: v.object({
    item: v.object({
      ...itemCard.entries,
      stock: v.picklist(STOCKS),
      /** The shop's own stock number. */
      number: v.string(),
      /** The maker's number in world trade; null when it is not known. */
      gtin: v.nullable(gtin),
      /** Kind of jewellery or accessory. */
      type: v.nullable(named),
      /** Of purchase; null for works of art, which have the year of their making among the facts. */
      year: v.nullable(v.string()),
      gender: v.nullable(named),
      made_in: v.nullable(v.string()),
      /** Box and papers: null when not known. */
      box: v.nullable(v.boolean()),
      papers: v.nullable(v.boolean()),
      facts: v.array(fact),
      /** Months of the shop's guarantee on this piece; null is none (decision 77). */
      guarantee_months: v.nullable(count),
      serviced_on: v.nullable(day),
      description: v.nullable(ownText),
      /** What is wrong with it, in the shop's own words; `defects` says it in those of the vocabulary. */
      defects_text: v.nullable(ownText),
      inspection: v.nullable(inspection),
      /** Prices it was asked for before, and until when, the latest first; the archive hides them (decision 9). */
      previous_prices: v.array(v.object({ price, until: v.string() })),
      published_at: v.string(),
      updated_at: v.string(),
    }),
    similar: v.array(itemCard),
  }),
  life: LIFE.short,
  access: 'visitor',
  limit: 'reads',
});

/** GET piece-drafts/{itemUrl}: a piece that is not published, as its page will be; for the operator's own eyes. */
export const draftPiece = defineCall({
  method: 'GET',
  path: '/piece-drafts/{itemUrl}',
  request: v.object({ itemUrl: slug }),
  response: detail.response,
  life: LIFE.none,
  access: 'storefront',
  limit: 'none',
});
