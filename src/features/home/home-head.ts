import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { faqData } from '#src/ui/faq-data.ts';
import type { Home } from './home.server.ts';
import { organizationData } from './organization-data.ts';

/** What the frame needs of the home page. @param origin the host's public origin. */
export function homeHead(home: Home, locale: Locale, t: Translate, origin: string) {
  return {
    title: t('home.homeTitle'),
    description: t('home.homeDescription', { percent: LOCALE_FACTS[locale].buyoutPercent }),
    path: '/',
    jsonLd: [
      organizationData(origin, home.shop, home.contact),
      ...(home.faq.length > 0 ? [faqData(home.faq)] : []),
    ],
  };
}
