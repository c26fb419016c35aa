import * as v from 'valibot';
import { CATALOG_TYPES } from '../../sections/catalog-types.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { itemCard } from '../catalogue.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';

/** Maximum number of favourites in a response, the latest ones. */
export const MOST_PRICE_NOTICES = 50;

const priceNoticesData = v.object({
  /** Whether the account gets letters about every favourite that becomes cheaper: it has chosen special offers. */
  all: v.boolean(),
  /** Favourites that the shop still shows, the latest first, and whether the holder is notified of a lower price. */
  items: v.array(v.object({ item: itemCard, alert: v.boolean() })),
});

export type PriceNotices = v.InferOutput<typeof priceNoticesData>;

const response = v.object({ data: priceNoticesData });

/** GET price-notices: the price notices for the favourites of an account. */
export const priceNotices = defineCall({
  method: 'GET',
  path: '/price-notices',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/** POST price-notices: starts or ends the price notice of one piece. 404 for an unknown piece. Answers with all. */
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
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
