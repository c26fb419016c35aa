import type { TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { askOr } from '../backend-client/client.ts';

/** Pages of text that do not stand at their own word. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'slovar-chasovykh-terminov': '/about-clock/slovar-chasovykh-terminov/',
};

/** Where a list of texts is shown; those that are left out stand on the home page. */
const PLACES: Partial<Record<TextKindName, string>> = {
  faq: '/uslugi/',
  questions: '/uslugi/',
  reviews: '/reviews/',
  experts: '/experts/',
  documents: '/document/',
  seo: '/contacts/',
  tariffs: '/loan/',
  rates: '/loan/',
};

/** The page on which a text of the desk is seen. */
export async function placeOfText(locale: Locale, kind: TextKindName, id: string): Promise<string> {
  switch (kind) {
    case 'articles':
      return `/article/${id}/`;
    case 'services':
      return `/uslugi/${id}/`;
    case 'pages':
      return ELSEWHERE[id] ?? `/${id}/`;
    case 'terms':
    case 'conditions': {
      const services = await askOr(locale, CALLS.servicesList, {}, undefined);
      const priced = services?.data.find(({ prices }) => prices.length > 0) ?? services?.data[0];
      return priced ? `/uslugi/${priced.url}/` : '/uslugi/';
    }
    case 'brands': {
      const about = await askOr(locale, CALLS.brandAbout, {}, undefined);
      const first = about?.data[0];
      return first ? `/${SECTIONS[first.catalog_type].list}/${first.slug}/` : '/';
    }
    default:
      return PLACES[kind] ?? '/';
  }
}
