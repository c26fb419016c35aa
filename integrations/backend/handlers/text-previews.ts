import type { CallName } from '@tourbillon/domain/contract/index.ts';
import type { PreviewOfText } from '@tourbillon/domain/contract/preview-header.ts';
import { isPreviewLink } from '@tourbillon/domain/contract/preview-link.ts';
import { textOfWord } from '@tourbillon/domain/texts/text-word.ts';
import { importDrafts } from '../content-editing/content-editing.ts';
import type { Database } from '../database/database.ts';
import { documentHandler } from './company-document.ts';
import type { CallContext } from './call-context.ts';
import { contactsHandler } from './contacts.ts';
import { brandAboutHandler } from './brand-about.ts';
import { expertHandler, expertsHandler } from './experts.ts';
import { faqHandler } from './faq.ts';
import type { HandlerServices } from './handlers.ts';
import { advantagesHandler, discountShowHandler } from './home-page.ts';
import { currencyHandler, importantMessagesHandler, mainDataHandler, menuListHandler } from './main-data.ts';
import { seoPageHandler, servicesListHandler } from './pages.ts';
import { reviewsHandler } from './reviews.ts';
import { seoListHandler } from './seo.ts';

/** Calls that read only texts. They read nothing through another connection while the transaction is open. */
const OF_TEXTS = {
  mainData: mainDataHandler,
  menuList: menuListHandler,
  contacts: contactsHandler,
  document: documentHandler,
  currency: currencyHandler,
  importantMessages: importantMessagesHandler,
  seoPage: seoPageHandler,
  seoList: seoListHandler,
  servicesList: servicesListHandler,
  faq: faqHandler,
  experts: expertsHandler,
  expert: expertHandler,
  reviews: reviewsHandler,
  brandAbout: brandAboutHandler,
  discountShow: discountShowHandler,
  advantages: advantagesHandler,
} as const satisfies Partial<Record<CallName, unknown>>;

/** Answers a call as if a desk text were already published. */
type PreviewHandler = (request: unknown, context: CallContext) => Promise<unknown>;

/**
 * Makes the preview handler of a call; undefined if the link is invalid or expired, or if the call shows no texts.
 */
export type TextPreviews = (
  name: CallName,
  locale: CallContext['locale'],
  wanted: PreviewOfText | undefined,
) => PreviewHandler | undefined;

/** Carries the result out of a transaction and rolls the transaction back. */
class TakenBack extends Error {
  readonly found: unknown;

  constructor(found: unknown) {
    super('Nothing is kept of a preview');
    this.found = found;
  }
}

/** Makes the preview handlers. @param secret signs links to unpublished texts. */
export function createTextPreviews(
  parts: Pick<HandlerServices, 'database' | 'texts' | 'catalogue' | 'illustrations'>,
  secret: string,
): TextPreviews {
  return (name, locale, wanted) => {
    const text = wanted && textOfWord(wanted.word);
    if (!text || !Object.hasOwn(OF_TEXTS, name)) return undefined;
    const link = { kind: 'text', slug: wanted.word } as const;
    if (!isPreviewLink(secret, locale, link, wanted.query, Date.now())) return undefined;
    const handlerOf = OF_TEXTS[name as keyof typeof OF_TEXTS] as unknown as (of: object) => PreviewHandler;
    return async (request, context) => {
      const preview = async (tx: Database) => {
        await importDrafts(tx, parts.texts, text, [locale]);
        throw new TakenBack(await handlerOf({ ...parts, database: tx })(request, context));
      };
      return parts.database.transaction(preview).catch((thrown: unknown) => {
        if (thrown instanceof TakenBack) return thrown.found;
        throw thrown;
      });
    };
  };
}
