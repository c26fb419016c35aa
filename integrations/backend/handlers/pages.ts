import { notFound } from '../errors/domain-error.ts';
import { coverOfText, withDrawings } from '../media/content-pictures.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { withDataTables } from '../text-data/text-data.ts';
import { withPrices } from './price-tables.ts';
import { readServices } from '../content-store/services.ts';
import { conditionsOf, priceTablesOf } from '../content-store/service-conditions.ts';
import { readTextPage } from '../content-store/text-pages.ts';
import { langOf } from '../content-store/translations.ts';

/** A text page (§7 `seo pages`). The text of a service is the page with the slug of the service. */
export function seoPageHandler(parts: HandlerServices): Handler<'seoPage'> {
  const { database, illustrations } = parts;
  return async ({ param }, { locale }) => {
    const row = await readTextPage(database, param, locale);
    if (!row) throw notFound('Page');
    return {
      data: {
        slug: row.slug,
        title: row.title,
        description: row.description,
        html: await withDataTables(
          parts,
          await withPrices(database, withDrawings(illustrations, row.html), locale),
          locale,
        ),
        headings: row.headings,
        updated_at: row.updatedAt,
        lang: langOf(row.locale),
        langs: row.langs,
      },
    };
  };
}

/** The services in their order (§3 Service). */
export function servicesListHandler({ database, illustrations }: HandlerServices): Handler<'servicesList'> {
  return async (_request, { locale }) => {
    const [services, covers, terms, guides, conditions] = await Promise.all([
      readServices(database, locale),
      readDocument(database, 'covers'),
      readDocument(database, 'terms'),
      readDocument(database, 'guides'),
      readDocument(database, 'conditions'),
    ]);
    return {
      data: services.map((row) => {
        const { picture, alt } = coverOfText(illustrations, covers, 'service', row, locale, true);
        const { related = [], example = null } = guides?.[row.slug] ?? {};
        return {
          id: row.position,
          url: row.slug,
          title: row.title,
          lead: row.lead,
          facts: (terms?.service[row.slug] ?? []).flatMap((name) => {
            const fact = terms?.facts[name];
            return fact ? [{ value: fact.value[locale], label: fact.label[locale] }] : [];
          }),
          conditions: conditionsOf(row.slug, conditions, terms, locale),
          prices: priceTablesOf(row.slug, conditions, locale),
          image_preview: { ...picture, placeholder: null },
          image_1: picture,
          image_alt: alt,
          related,
          example: example && { title: example.title[locale], value_usd: example.value_usd },
        };
      }),
    };
  };
}
