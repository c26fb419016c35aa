import * as v from 'valibot';
import { CATALOG_TYPES } from '../../sections/catalog-types.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { LIFE, slug } from '../fields.ts';

/** Favourites that a call answers with, the latest; nobody turns a switch at more of them. */
export const MOST_PRICE_NOTICES = 50;

const priceNoticesData = v.object({
  /** Whether letters report every favourite that costs less: its account has chosen special offers. */
  all: v.boolean(),
  /** Favourites that the shop still shows, the latest first, and whether its lower price is notified. */
  items: v.array(v.object({ item: itemCard, alert: v.boolean() })),
});

export type PriceNotices = v.InferOutput<typeof priceNoticesData>;

const response = v.object({ data: priceNoticesData });

/** GET price-notices: which favourites of an account are notified of when they cost less. */
export const priceNotices = defineCall({
  method: 'GET',
  path: '/price-notices',
  request: v.object(tokenEntries),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/** POST price-notices: starts or ends the notice of one piece. 404 for one the shop does not have. Answers with all. */
export const editPriceNotice = defineCall({
  method: 'POST',
  path: '/price-notices',
  request: v.object({
    ...tokenEntries,
    catalog_type: v.picklist(CATALOG_TYPES),
    url: slug,
    alert: v.boolean(),
  }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
