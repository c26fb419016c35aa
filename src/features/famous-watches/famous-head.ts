import type { ItemList } from 'schema-dts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import type { FamousView } from './famous.server.ts';

const PATH = '/clock_list_famous/';

/** Breadcrumbs of the page, without the home page. */
export function famousCrumbs(t: Translate) {
  return [
    { title: t('watchKnowledge.aboutClock'), path: '/about-clock/' },
    { title: t('watchKnowledge.famous'), path: PATH },
  ];
}

/** Page head. @param origin the host's public origin. */
export function famousHead({ text, watches }: FamousView, locale: Locale, t: Translate, origin: string) {
  const list: ItemList = {
    '@type': 'ItemList',
    name: text.title,
    numberOfItems: watches.length,
    itemListElement: watches.map(({ id, person, watch, text: description, picture }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}${PATH}#${id}`,
      name: `${person}: ${watch}`,
      description,
      image: origin + largestImage(picture),
    })),
  };
  return {
    title: text.title,
    description: text.description,
    path: PATH,
    // An untranslated text is in Russian, so only the Russian page is indexed (decision 30).
    noindex: text.lang !== LOCALE_FACTS[locale].lang,
    langs: text.langs,
    jsonLd: [
      list,
      breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, ...famousCrumbs(t)]),
    ],
  };
}
