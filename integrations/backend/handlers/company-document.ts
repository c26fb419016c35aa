import { isLocale, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { companiesOf, renameCompanies } from '../content-store/companies.ts';
import { readCompanyDocuments } from '../content-store/company-documents.ts';
import { citiesOf, defaultCityOf } from '../content-store/site-cities.ts';
import { notFound } from '../errors/domain-error.ts';
import { withDrawings } from '../media/content-pictures.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { langOf } from '../content-store/translations.ts';

/** The documents of both companies for a city (§7 `document /{city}`, decision 68). */
export function documentHandler({ database, illustrations }: HandlerServices): Handler<'document'> {
  return async (request, { locale }) => {
    const [contacts, legal, shop] = await Promise.all([
      readDocument(database, 'contacts'),
      readDocument(database, 'legal'),
      readDocument(database, 'shop'),
    ]);
    const city = contacts && citiesOf(contacts, locale).find(({ alias }) => alias === request.city);
    if (!contacts || !city || !legal || !shop) throw notFound('City');
    const slugs = legal.documents.map(({ slug }) => slug);
    const documents = await readCompanyDocuments(database, slugs, locale);
    const offices = contacts.offices.filter(({ alias }) => city.offices.includes(alias));
    const tariffs = legal.tariffs.find(({ cities }) => cities.includes(city.parent ?? city.alias)) ?? null;
    const companies = companiesOf(shop.entities, contacts, city.alias);
    const atHome = (language: Locale) =>
      companiesOf(shop.entities, contacts, defaultCityOf(contacts, language)?.alias ?? null);
    return {
      data: {
        alias: city.alias,
        city: city.city[locale],
        city_in: city.city_in[locale],
        email: city.email,
        addresses: offices.map(({ address }) => address[locale]),
        entities: companies.map(({ kind, name, details, registry }) => ({
          kind,
          name: name[locale],
          details: details[locale],
          registry: (registry ?? legal.registry[kind])[locale],
        })),
        documents: legal.documents.flatMap(({ slug, entity }) => {
          const row = documents.get(slug);
          if (!row) return [];
          const { title, description, html, updatedAt, locale: written } = row;
          const language = isLocale(written) ? written : locale;
          return {
            slug,
            entity,
            title,
            description,
            html: withDrawings(illustrations, renameCompanies(html, atHome(language), companies, language)),
            updated_at: updatedAt,
            lang: langOf(written),
          };
        }),
        tariffs: tariffs && { currency: tariffs.currency, days: tariffs.days, rows: tariffs.rows },
      },
    };
  };
}
