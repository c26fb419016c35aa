import type { TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { placeOfBrandPage } from '@tourbillon/domain/texts/brand-page.ts';
import { askOr } from '../backend-client/client.ts';

/** Text pages whose path is not `/{id}/`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'slovar-chasovykh-terminov': '/about-clock/slovar-chasovykh-terminov/',
};

/** Pages that show a list of texts. Kinds that are missing here are shown on the home page. */
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

/** The path of the page that shows a text of the desk. */
export async function placeOfText(locale: Locale, kind: TextKindName, id: string): Promise<string> {
  switch (kind) {
    case 'articles':
      return `/article/${id}/`;
    case 'services':
      return `/uslugi/${id}/`;
    case 'pages': {
      const list = placeOfBrandPage(id);
      return list ? listPath(list.word, list.brand) : (ELSEWHERE[id] ?? `/${id}/`);
    }
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
