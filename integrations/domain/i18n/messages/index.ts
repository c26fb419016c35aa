import { personalArea } from './personal-area.ts';
import { accountMail } from './account-mail.ts';
import { signIn } from './sign-in.ts';
import { digestMail } from './digest-mail.ts';
import { emailChange } from './email-change.ts';
import { savedFilters } from './saved-filters.ts';
import { notifications } from './notifications.ts';
import { offerMail } from './offer-mail.ts';
import { offers } from './offers.ts';
import { orderMail } from './order-mail.ts';
import { orders } from './orders.ts';
import { passkeys } from './passkeys.ts';
import { privacy } from './privacy.ts';
import { deskMail } from './desk-mail.ts';
import { securityMail } from './security-mail.ts';
import { ticketMail } from './ticket-mail.ts';
import { tickets } from './tickets.ts';
import { loan } from './loan.ts';
import { appraisal } from './appraisal.ts';
import { articleLists } from './article-lists.ts';
import { carousel } from './carousel.ts';
import { catalogue } from './catalogue.ts';
import { styleGuide } from './style-guide.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { estimate } from './estimate.ts';
import { priceHistory } from './price-history.ts';
import { dataComparisons } from './data-comparisons.ts';
import { textData } from './text-data.ts';
import { itemGallery } from './item-gallery.ts';
import { itemPictures } from './item-pictures.ts';
import { home } from './home.ts';
import { forms } from './forms.ts';
import { item } from './item.ts';
import { inspection } from './inspection.ts';
import { itemByKind } from './item-by-kind.ts';
import { watchKnowledge } from './watch-knowledge.ts';
import { layout } from './layout.ts';
import { sectionLists } from './section-lists.ts';
import { letters } from './letters.ts';
import { mail } from './mail.ts';
import { nextSteps } from './next-steps.ts';
import { itemOffer } from './item-offer.ts';
import { itemTerms } from './item-terms.ts';
import { contentPages } from './content-pages.ts';
import { phoneCountries } from './phone-countries.ts';
import { officeContacts } from './office-contacts.ts';
import { articlePage } from './article-page.ts';
import { errorReports } from './error-reports.ts';
import { requests } from './requests.ts';
import { requestThread } from './request-thread.ts';
import { savedLists } from './saved-lists.ts';
import { search } from './search.ts';
import { cases } from './cases.ts';
import { subscription } from './subscription.ts';
import { diamondCalculator } from './diamond-calculator.ts';
import { experts } from './experts.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { serviceTerms } from './service-terms.ts';
import { timeLimits } from './time-limits.ts';
import { videos } from './videos.ts';

/** Every string of the interface by namespace; a key is addressed as `namespace.key`. */
export const MESSAGES = {
  personalArea,
  accountMail,
  signIn,
  digestMail,
  emailChange,
  savedFilters,
  notifications,
  offerMail,
  offers,
  orderMail,
  orders,
  passkeys,
  privacy,
  securityMail,
  deskMail,
  ticketMail,
  tickets,
  loan,
  appraisal,
  estimate,
  layout,
  home,
  carousel,
  catalogue,
  item,
  priceHistory,
  dataComparisons,
  textData,
  itemGallery,
  itemPictures,
  itemOffer,
  itemTerms,
  inspection,
  itemByKind,
  sectionLists,
  contentPages,
  officeContacts,
  documents,
  errors,
  forms,
  phoneCountries,
  errorReports,
  requests,
  requestThread,
  nextSteps,
  cases,
  subscription,
  letters,
  mail,
  styleGuide,
  savedLists,
  search,
  watchKnowledge,
  articlePage,
  articleLists,
  diamondCalculator,
  experts,
  reviews,
  services,
  serviceTerms,
  timeLimits,
  videos,
};
