import type { WebSite } from 'schema-dts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { faqStructuredData } from '#src/ui/faq-structured-data.ts';
import type { Home } from './home.server.ts';

type HomeHead = ReturnType<typeof makeHead>;

/** Heads of the latest home pages: their structured data has all questions and answers. */
const heads = new WeakMap<Home, HomeHead>();

/**
 * Page head of the home page, with structured data of the shop.
 * @param home of this language. @param origin the host's public origin.
 */
export function homeHead(home: Home, locale: Locale, t: Translate, origin: string): HomeHead {
  let head = heads.get(home);
  if (!head) {
    head = makeHead(home, locale, t, origin);
    heads.set(home, head);
  }
  return head;
}

function makeHead(home: Home, locale: Locale, t: Translate, origin: string) {
  return {
    title: t('home.homeTitle'),
    description: t('home.homeDescription', { percent: LOCALE_FACTS[locale].buyoutPercent }),
    path: '/',
    jsonLd: [
      websiteData(origin, home.shop.name, locale),
      ...(home.faq.length > 0 ? [faqStructuredData(home.faq)] : []),
    ],
  };
}

/** The site as structured data; search engines use its name. */
function websiteData(origin: string, name: string, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: LOCALE_FACTS[locale].lang,
    publisher: { '@id': `${origin}/#organization` },
  };
}
