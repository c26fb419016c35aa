import { account } from './account.ts';
import { accountMail } from './account-mail.ts';
import { accounts } from './accounts.ts';
import { digest } from './digest.ts';
import { emailChange } from './email-change.ts';
import { filters } from './filters.ts';
import { notices } from './notices.ts';
import { orderMail } from './order-mail.ts';
import { orders } from './orders.ts';
import { passkeys } from './passkeys.ts';
import { privacy } from './privacy.ts';
import { signInMail } from './sign-in-mail.ts';
import { ticketMail } from './ticket-mail.ts';
import { tickets } from './tickets.ts';
import { appraisal } from './appraisal.ts';
import { articleLists } from './article-lists.ts';
import { carousel } from './carousel.ts';
import { catalogue } from './catalogue.ts';
import { components } from './components.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { estimate } from './estimate.ts';
import { history } from './history.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { forms } from './forms.ts';
import { item } from './item.ts';
import { kind } from './kind.ts';
import { knowledge } from './knowledge.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { mail } from './mail.ts';
import { next } from './next.ts';
import { offer } from './offer.ts';
import { pages } from './pages.ts';
import { phones } from './phones.ts';
import { places } from './places.ts';
import { reading } from './reading.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { cases } from './cases.ts';
import { subscription } from './subscription.ts';
import { diamonds } from './diamonds.ts';
import { experts } from './experts.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { videos } from './videos.ts';

/** Every string of the interface by namespace; a key is addressed as `namespace.key`. */
export const MESSAGES = {
  account,
  accountMail,
  accounts,
  digest,
  emailChange,
  filters,
  notices,
  orderMail,
  orders,
  passkeys,
  privacy,
  signInMail,
  ticketMail,
  tickets,
  appraisal,
  estimate,
  layout,
  home,
  carousel,
  catalogue,
  item,
  history,
  gallery,
  offer,
  kind,
  lists,
  pages,
  places,
  documents,
  errors,
  forms,
  phones,
  reports,
  requests,
  next,
  cases,
  subscription,
  mail,
  components,
  saved,
  search,
  knowledge,
  reading,
  articleLists,
  diamonds,
  experts,
  reviews,
  services,
  videos,
};
