import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { TextPage } from './text-page.server.ts';

/** Page head of a text page. @param path its address. @param origin the host's public origin. */
export function textPageHead(page: TextPage, path: string, locale: Locale, t: Translate, origin: string) {
  const crumbs = [
    { title: t('layout.home'), path: '/' },
    { title: page.title, path },
  ];
  return {
    title: page.title,
    description: page.description,
    path,
    // An untranslated text is in Russian, so only the Russian page is indexed (decision 30).
    noindex: page.lang !== LOCALE_FACTS[locale].lang,
    langs: page.langs,
    jsonLd: [breadcrumbStructuredData(origin, crumbs)],
  };
}
