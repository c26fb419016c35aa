import { isSectionType, type SectionType } from '../../addresses/article-sections.ts';

/** A request for `/article/`: the front page, or a page of one section. */
export type ArticleQuery = { front: true } | { front: false; type: SectionType; page: number };

/**
 * Reads `?type=` and `?page=` of `/article/` (decisions 13 and 22). The front has only one page.
 * @returns undefined for an invalid type or page; the response is then 404.
 */
export function readArticleQuery(search: URLSearchParams): ArticleQuery | undefined {
  const page = readPage(search);
  const type = search.get('type');
  if (page === undefined) return undefined;
  if (type === null) return page === 1 ? { front: true } : undefined;
  if (!/^\d{1,2}$/.test(type) || !isSectionType(Number(type))) return undefined;
  return { front: false, type: Number(type) as SectionType, page };
}

/** The page number from `?page=`: 1 when it is absent, undefined when it is invalid. */
export function readPage(search: URLSearchParams): number | undefined {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}
