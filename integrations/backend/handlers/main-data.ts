import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { filledLists } from '../catalogue/filled-lists.ts';
import { brandCounts } from '../catalogue/popular-brands.ts';
import { companiesOf } from '../content-store/companies.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import { readRates } from '../catalogue/currency-rates.ts';
import { notFound } from '../errors/domain-error.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Main data: the shop, its cities in the picker's order, brands with current stock, the home page's sections. */
export function mainDataHandler({ database, catalogue }: HandlerServices): Handler<'mainData'> {
  return async (_request, { locale }) => {
    const [shop, contacts, terms, colours, logo] = await Promise.all([
      readDocument(database, 'shop'),
      readDocument(database, 'contacts'),
      readDocument(database, 'terms'),
      readDocument(database, 'look'),
      readDocument(database, 'logo'),
    ]);
    if (!shop) throw notFound('Shop');
    const now = catalogue.current();
    const cities = contacts ? citiesOf(contacts, locale) : [];
    return {
      shop: {
        name: shop.name[locale],
        slogan: shop.slogan[locale],
        founded: shop.founded,
        entities: companiesOf(shop.entities, contacts, cities[0]?.alias ?? null).map(
          ({ kind, name, details }) => ({
            kind,
            name: name[locale],
            details: details[locale],
          }),
        ),
        look: colours || logo ? { mark: logo?.svg ?? null, colours: colours ?? null } : null,
      },
      sale_terms: terms?.sale ? saleTerms(terms.sale, locale) : null,
      cities: cities.map(({ id, alias, parent, city, city_in }) => ({
        id,
        alias,
        parent,
        title: city[locale],
        title_in: city_in[locale],
      })),
      default_city: cities[0]?.alias ?? null,
      brands: brandsInStock(now, shop.popular_brands),
      sections: [...now.sections],
      lists: filledLists(now),
      sectionWidget: shop.section_widget
        .filter(leadsSomewhere(now))
        .map(({ url, title }) => ({ url, title: title[locale] })),
    };
  };
}

function saleTerms({ delivery, returns, payment }: NonNullable<DocumentOf<'terms'>['sale']>, locale: Locale) {
  return { delivery: delivery[locale], returns: returns[locale], payment: payment[locale] };
}

/** Brands with watches in current stock: the popular ones first in the shop's order, then the alphabet. */
function brandsInStock(catalogue: Catalogue, popular: readonly string[]) {
  const index = catalogue.lists.get(SECTIONS.clock.list);
  const counts = index ? brandCounts(index) : new Map<string, number>();
  const place = (slug: string) => (popular.includes(slug) ? popular.indexOf(slug) : popular.length);
  return [...catalogue.brands.values()]
    .filter(({ slug }) => (counts.get(slug) ?? 0) > 0)
    .sort((a, b) => place(a.slug) - place(b.slug) || a.id - b.id)
    .map(({ slug, title }) => ({ slug, title, popular: popular.includes(slug) }));
}

/** Makes a filter of links. It drops links to empty lists and to pages of sections that are off (decision 228). */
function leadsSomewhere(catalogue: Catalogue): (link: { url: string }) => boolean {
  const filled = new Set<string>(filledLists(catalogue));
  return ({ url }) => {
    const [word = ''] = url.replace(/^\//, '').split(/[/?#]/);
    if (word === 'estimate') return catalogue.sections.has('clock');
    return !LISTS.has(word) || filled.has(word);
  };
}

/** Menu items in the order of the content file (§3 Menu item), without links to empty pages. */
export function menuListHandler({ database, catalogue }: HandlerServices): Handler<'menuList'> {
  return async (_request, { locale }) => {
    const menu = (await readDocument(database, 'menu')) ?? [];
    const shown = menu.filter(leadsSomewhere(catalogue.current()));
    return { data: shown.map((item) => ({ type_id: item.type_id, title: item[locale], url: item.url })) };
  };
}

/** Rates of the table (decision 32). */
export function currencyHandler({ database }: HandlerServices): Handler<'currency'> {
  return async () => {
    const { rates, updatedAt } = await readRates(database);
    return { data: Object.fromEntries(rates), updated_at: updatedAt.toISOString() };
  };
}

/** Banner texts (decision 60). */
export function importantMessagesHandler({ database }: HandlerServices): Handler<'importantMessages'> {
  return async (_request, { locale }) => {
    const messages = (await readDocument(database, 'messages')) ?? [];
    return {
      data: {
        data: messages.map((message) => ({
          id: message.id,
          text: renderMarkdown(message[locale]).html,
          place: message.place,
        })),
      },
    };
  };
}
