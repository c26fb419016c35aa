import { and, asc, inArray, notLike } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { seoPages } from '@tourbillon/domain/contract/seo.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { DOCUMENT_PREFIX } from '../content-store/company-documents.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, Parts } from './handlers.ts';
import { localesFor, preferredTranslations } from '../content-store/translations.ts';

type SeoRow = ResponseOf<typeof seoPages>['data'][number];

/** What search engines learn about a city's pages (§7 `main seo list /{cityAlias}`). */
export function seoListHandler({ database }: Parts): Handler<'seoList'> {
  return async ({ cityAlias }, { locale }) => {
    const [seo, contacts] = await Promise.all([
      readDocument(database, 'seo'),
      readDocument(database, 'contacts'),
    ]);
    if (!contacts?.cities.some(({ alias }) => alias === cityAlias)) throw notFound('City');
    return {
      seos: (seo ?? [])
        .filter(({ city }) => city === cityAlias)
        .map(({ page, title, description, text }) => ({
          page,
          title: title[locale],
          description: description[locale],
          html: renderMarkdown(text[locale]).html,
        })),
    };
  };
}

/** Pages with a text of their own: texts, services, then the pages of cities (§7 `seo pages`). */
export function seoPagesHandler({ database }: Parts): Handler<'seoPages'> {
  return async (request, { locale }) => {
    const rows = [...(await textRows(database, locale)), ...(await cityRows(database, locale))];
    const wanted = rows.filter((row) => isWanted(row, request));
    const lastPage = Math.max(1, Math.ceil(wanted.length / request.per_page));
    if (request.page > lastPage) throw notFound('Page');
    return {
      data: wanted.slice((request.page - 1) * request.per_page, request.page * request.per_page),
      paginate_data: { current_page: request.page, last_page: lastPage, per_page: request.per_page },
    };
  };
}

function isWanted(row: SeoRow, { type, city_id }: RequestOf<typeof seoPages>): boolean {
  return (type === undefined || row.type === type) && (city_id === undefined || row.city_id === city_id);
}

async function textRows(database: Database, locale: Locale): Promise<SeoRow[]> {
  const kinds = [
    ['page', schema.pages],
    ['service', schema.services],
  ] as const;
  const lists = kinds.map(async ([type, table]) => {
    const { slug, title, description } = table;
    const rows = await database
      .select({ slug, title, description, locale: table.locale })
      .from(table)
      .where(and(inArray(table.locale, localesFor(locale)), notLike(slug, `${DOCUMENT_PREFIX}%`)))
      .orderBy(asc(table.slug));
    return preferredTranslations(rows, (row) => row.slug, locale).map((row) => ({
      type,
      slug: row.slug,
      city_id: null,
      title: row.title,
      description: row.description,
    }));
  });
  return (await Promise.all(lists)).flat();
}

async function cityRows(database: Database, locale: Locale): Promise<SeoRow[]> {
  const seo = (await readDocument(database, 'seo')) ?? [];
  const cities = await database.select().from(schema.cities);
  const idOf = new Map(cities.map(({ alias, id }) => [alias, id]));
  return seo.flatMap(({ city, page, title, description }) => {
    const id = idOf.get(city);
    return id === undefined
      ? []
      : [{ type: page, slug: city, city_id: id, title: title[locale], description: description[locale] }];
  });
}
