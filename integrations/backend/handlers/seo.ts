import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { seoPages } from '@tourbillon/domain/contract/seo.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { readTextTitles } from '../content-store/text-pages.ts';

type SeoRow = ResponseOf<typeof seoPages>['data'][number];

/** Search engine data of a city's pages (§7 `main seo list /{cityAlias}`). */
export function seoListHandler({ database }: HandlerServices): Handler<'seoList'> {
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

/** Pages with their own text: texts, services, then the pages of cities (§7 `seo pages`). */
export function seoPagesHandler({ database, catalogue }: HandlerServices): Handler<'seoPages'> {
  return async (request, { locale }) => {
    const texts = await readTextTitles(database, locale);
    const rows = [
      ...texts.map((text) => ({ ...text, city_id: null })),
      ...(await cityRows(database, catalogue.current(), locale)),
    ];
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

async function cityRows(database: Database, { cities }: Catalogue, locale: Locale): Promise<SeoRow[]> {
  const seo = (await readDocument(database, 'seo')) ?? [];
  return seo.flatMap(({ city, page, title, description }) => {
    const id = cities.get(city)?.id;
    return id === undefined
      ? []
      : [{ type: page, slug: city, city_id: id, title: title[locale], description: description[locale] }];
  });
}
