import type { Access } from './call.ts';
import { ACCOUNT_CALLS } from './account/index.ts';
import { endLetters } from './end-letters.ts';
import { PERSONAL_AREA_CALLS } from './personal-area/index.ts';
import { brandAbout, catalogue, filterOption, itemsByUrl } from './catalogue.ts';
import { document } from './documents.ts';
import { changes, importContent } from './changes.ts';
import { article, articles, draft, seoPage, servicesList } from './content.ts';
import { estimate, estimateArchive } from './estimate.ts';
import { expert } from './expert-detail.ts';
import { experts } from './experts.ts';
import { faq } from './faq.ts';
import { advantages, dailyShow, discountShow, popularCategories, specialsShow } from './home.ts';
import { offers } from './offers.ts';
import { detail, draftPiece } from './item-detail.ts';
import { priceHistory } from './price-history.ts';
import { countOne } from './limit-counter.ts';
import { noteSecurityEvent } from './security-events.ts';
import { REQUEST_CALLS } from './requests/index.ts';
import { LOOK_UPS } from './requests/look-ups.ts';
import { answerOffer, openOffer } from './requests/offer.ts';
import { openThread, replyInThread } from './requests/thread.ts';
import { reviews } from './reviews.ts';
import { seoList, seoPages } from './seo.ts';
import { indexedItems, indexedStock } from './sitemap-stock.ts';
import { search, searchSuggestions } from './search.ts';
import { contacts, currency, importantMessages, mainData, menuList } from './shop.ts';
import { sitemap } from './sitemap.ts';
import { confirmSubscription, subscribe, unsubscribe } from './subscription.ts';
import { famousWatches, glossary } from './watch-knowledge.ts';
import { video, videoDetail } from './videos.ts';

/** Every call of the backend by name (§7, architecture §5). */
export const CALLS = {
  mainData,
  menuList,
  contacts,
  document,
  sitemap,
  currency,
  importantMessages,
  articles,
  article,
  seoPage,
  seoPages,
  seoList,
  servicesList,
  faq,
  experts,
  expert,
  reviews,
  video,
  videoDetail,
  catalogue,
  filterOption,
  detail,
  draftPiece,
  priceHistory,
  estimate,
  estimateArchive,
  search,
  searchSuggestions,
  indexedStock,
  indexedItems,
  offers,
  brandAbout,
  subscribe,
  confirmSubscription,
  unsubscribe,
  endLetters,
  itemsByUrl,
  specialsShow,
  dailyShow,
  discountShow,
  advantages,
  popularCategories,
  glossary,
  famousWatches,
  changes,
  importContent,
  draft,
  countOne,
  noteSecurityEvent,
  ...ACCOUNT_CALLS,
  ...PERSONAL_AREA_CALLS,
  ...REQUEST_CALLS,
  appealStatus: LOOK_UPS.appealStatus.call,
  appraisalStatus: LOOK_UPS.appraisalStatus.call,
  pledgeTicket: LOOK_UPS.pledgeTicket.call,
  openOffer,
  answerOffer,
  openThread,
  replyInThread,
} as const;

export type CallName = keyof typeof CALLS;

/** Calls that browsers may make. */
type PublicCall = {
  [Name in CallName]: (typeof CALLS)[Name]['access'] extends Exclude<Access, 'staff' | 'storefront'>
    ? Name
    : never;
}[CallName];

/** The path of a call that browsers may make. Browser code uses this type, so the bundle includes no schema. */
export type PublicPath = (typeof CALLS)[PublicCall]['path'];

/** The address of such a call without fields in its path: `'/api/faq' satisfies PublicAddress`. */
export type PublicAddress = `/api${PublicPath}`;
