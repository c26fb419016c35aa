import { accountHandlers } from './account.ts';
import { endLettersHandler } from './alerts.ts';
import { personalAreaHandlers } from './personal-area.ts';
import { articleHandler, articlesHandler, draftHandler } from './articles.ts';
import { brandAboutHandler } from './brand-about.ts';
import { catalogueHandler } from './catalogue.ts';
import { changesHandler, importContentHandler } from './changes.ts';
import { contactsHandler } from './contacts.ts';
import { dailyShowHandler } from './item-of-the-day.ts';
import { documentHandler } from './company-document.ts';
import { detailHandler, draftPieceHandler } from './item-detail.ts';
import { estimateArchiveHandler, estimateHandler } from './estimate.ts';
import { famousWatchesHandler } from './famous-watches.ts';
import { expertHandler, expertsHandler } from './experts.ts';
import { faqHandler } from './faq.ts';
import { filterOptionHandler } from './filter-option.ts';
import { glossaryHandler } from './glossary.ts';
import { itemsByUrlHandler } from './items-by-url.ts';
import type { Handlers, HandlerServices } from './handlers.ts';
import { countOneHandler } from './count-limit.ts';
import { lookUpHandlers } from './look-ups.ts';
import { threadHandlers } from './threads.ts';
import { advantagesHandler, discountShowHandler, popularCategoriesHandler } from './home-page.ts';
import { passkeyHandlers } from './passkeys.ts';
import { offersHandler } from './offers.ts';
import { seoPageHandler, servicesListHandler } from './pages.ts';
import { priceHistoryHandler } from './price-history.ts';
import { requestHandlers } from './requests.ts';
import { reviewsHandler } from './reviews.ts';
import { seoListHandler, seoPagesHandler } from './seo.ts';
import { indexedItemsHandler, indexedStockHandler } from './indexed-items.ts';
import { searchHandler, searchSuggestionsHandler } from './search.ts';
import { currencyHandler, importantMessagesHandler, mainDataHandler, menuListHandler } from './main-data.ts';
import { confirmSubscriptionHandler, subscribeHandler, unsubscribeHandler } from './subscription.ts';
import { noteSecurityEventHandler } from './security-events.ts';
import { sitemapHandler } from './sitemap.ts';
import { specialsShowHandler } from './specials.ts';
import { videoDetailHandler, videoHandler } from './videos.ts';

/**
 * The handler of every call by its name in the contract. Public page data is read from the replica, which may be a
 * little behind. Drafts and data that people wrote are read from the primary.
 */
export function createHandlers(all: HandlerServices): Handlers {
  const parts = { ...all, database: all.reads.database };
  return {
    mainData: mainDataHandler(parts),
    menuList: menuListHandler(parts),
    contacts: contactsHandler(parts),
    document: documentHandler(parts),
    sitemap: sitemapHandler(parts),
    currency: currencyHandler(parts),
    importantMessages: importantMessagesHandler(parts),
    articles: articlesHandler(parts),
    article: articleHandler(parts),
    seoPage: seoPageHandler(parts),
    seoPages: seoPagesHandler(parts),
    seoList: seoListHandler(parts),
    servicesList: servicesListHandler(parts),
    faq: faqHandler(parts),
    experts: expertsHandler(parts),
    expert: expertHandler(parts),
    reviews: reviewsHandler(parts),
    video: videoHandler(parts),
    videoDetail: videoDetailHandler(parts),
    catalogue: catalogueHandler(parts),
    filterOption: filterOptionHandler(parts),
    detail: detailHandler(parts),
    draftPiece: draftPieceHandler(parts),
    priceHistory: priceHistoryHandler(parts),
    estimate: estimateHandler(parts),
    estimateArchive: estimateArchiveHandler(parts),
    search: searchHandler(parts, all.database),
    searchSuggestions: searchSuggestionsHandler(parts),
    indexedStock: indexedStockHandler(parts),
    indexedItems: indexedItemsHandler(parts),
    offers: offersHandler(parts),
    brandAbout: brandAboutHandler(parts),
    subscribe: subscribeHandler(all),
    confirmSubscription: confirmSubscriptionHandler(all),
    unsubscribe: unsubscribeHandler(all),
    endLetters: endLettersHandler(all),
    itemsByUrl: itemsByUrlHandler(parts),
    specialsShow: specialsShowHandler(parts),
    dailyShow: dailyShowHandler(parts),
    discountShow: discountShowHandler(parts),
    advantages: advantagesHandler(parts),
    popularCategories: popularCategoriesHandler(parts),
    glossary: glossaryHandler(parts),
    famousWatches: famousWatchesHandler(parts),
    changes: changesHandler(all),
    importContent: importContentHandler(all),
    draft: draftHandler(all),
    countOne: countOneHandler(all),
    noteSecurityEvent: noteSecurityEventHandler(all),
    ...accountHandlers(all),
    ...passkeyHandlers(all),
    ...personalAreaHandlers(all),
    ...requestHandlers(all),
    ...lookUpHandlers(all),
    ...threadHandlers(all),
  };
}
