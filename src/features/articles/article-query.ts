import { isSectionType, type SectionType } from '../../addresses/article-sections.ts';

/** What is asked of `/article/`: its front, or a page of one section. */
export type ArticleQuery = { front: true } | { front: false; type: SectionType; page: number };

/**
 * Reads `?type=` and `?page=` of `/article/` (decisions 13 and 22).
 * @returns undefined for a type or a page that cannot be: the page is then not found. The front has one page.
 */
export function readArticleQuery(search: URLSearchParams): ArticleQuery | undefined {
  const page = readPage(search);
  const type = search.get('type');
  if (page === undefined) return undefined;
  if (type === null) return page === 1 ? { front: true } : undefined;
  if (!/^\d{1,2}$/.test(type) || !isSectionType(Number(type))) return undefined;
  return { front: false, type: Number(type) as SectionType, page };
}

/** The number of a page of a list, 1 when none is given; undefined for what is no number of a page. */
export function readPage(search: URLSearchParams): number | undefined {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}
