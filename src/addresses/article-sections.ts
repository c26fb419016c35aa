import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';

/** Article types that have a list with pages of its own (decision 13). */
export type SectionType = Exclude<(typeof ARTICLE_TYPES)[keyof typeof ARTICLE_TYPES], 14>;

/** Types that are listed on `/article/` itself. */
export type PartType = Exclude<SectionType, 7 | 15>;

/** Articles per page of a section: four rows of three, or six rows of two. */
export const PER_PAGE = 12;

/** The ten myths have a page of their own instead of a list (decision 1). */
export const MYTHS_SLUG = '10-mifov-o-chasovykh-lombardakh';
export const MYTHS_PATH = `/article/${MYTHS_SLUG}/`;

/** Where the articles of each type are listed: a part of `/article/`, or a section of the news. */
const SECTIONS: Readonly<Record<SectionType, { path: string; typed: boolean }>> = {
  [ARTICLE_TYPES.articles]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.analytics]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.news]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.pawnshopNews]: { path: '/news/news-lombard/', typed: false },
  [ARTICLE_TYPES.important]: { path: '/news/vazhno-znat/', typed: false },
};

/** The sections in the order of their links: first what helps a reader, last the shop's own news. */
export const SECTION_TYPES = [
  ARTICLE_TYPES.articles,
  ARTICLE_TYPES.analytics,
  ARTICLE_TYPES.news,
  ARTICLE_TYPES.important,
  ARTICLE_TYPES.pawnshopNews,
] as const;

/** Whether articles of a type have a section. Myths have none. */
export function isSectionType(type: number): type is SectionType {
  return Object.hasOwn(SECTIONS, type);
}

/** Whether a section is a part of `/article/`, selected by `?type=`. */
export function isPartOfArticles(type: SectionType): type is PartType {
  return SECTIONS[type].typed;
}

/** Path and query of a section's page; the first page has no number (decision 22). */
export function sectionAddress(type: SectionType, page = 1): { path: string; query: string } {
  const { path, typed } = SECTIONS[type];
  const parameters = { type: typed ? String(type) : undefined, page: page > 1 ? String(page) : undefined };
  return { path, query: canonicalSearch(parameters) };
}

/** Address of a section's page on this host. */
export function sectionHref(type: SectionType, page = 1): string {
  const { path, query } = sectionAddress(type, page);
  return path + query;
}

/** The section that has its own path, such as `/news/vazhno-znat/`. */
export function sectionAt(path: string): SectionType | undefined {
  return SECTION_TYPES.find((type) => !SECTIONS[type].typed && SECTIONS[type].path === path);
}
