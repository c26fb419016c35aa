import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';

/** Types whose pieces are listed together, each on pages of its own (decision 13). */
export type SectionType = Exclude<(typeof ARTICLE_TYPES)[keyof typeof ARTICLE_TYPES], 14>;

/** Types that are listed on `/article/` itself. */
export type PartType = Exclude<SectionType, 7 | 15>;

/** Pieces on a page of a section: four rows of three, or six of two. */
export const PER_PAGE = 12;

/** The ten myths: a page of its own in place of a list (decision 1). */
export const MYTHS_SLUG = '10-mifov-o-chasovykh-lombardakh';
export const MYTHS_PATH = `/article/${MYTHS_SLUG}/`;

/** Where the pieces of each type are listed: a part of `/article/`, or pages of the news. */
const SECTIONS: Readonly<Record<SectionType, { path: string; typed: boolean }>> = {
  [ARTICLE_TYPES.articles]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.analytics]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.news]: { path: '/article/', typed: true },
  [ARTICLE_TYPES.pawnshopNews]: { path: '/news/news-lombard/', typed: false },
  [ARTICLE_TYPES.important]: { path: '/news/vazhno-znat/', typed: false },
};

/** The sections in the order they are offered: what helps a reader first, what the shop says of itself last. */
export const SECTION_TYPES = [
  ARTICLE_TYPES.articles,
  ARTICLE_TYPES.analytics,
  ARTICLE_TYPES.news,
  ARTICLE_TYPES.important,
  ARTICLE_TYPES.pawnshopNews,
] as const;

/** Whether pieces of a type have a section: myths have none. */
export function isSectionType(type: number): type is SectionType {
  return Object.hasOwn(SECTIONS, type);
}

/** Whether a section is a part of `/article/`, chosen by `?type=`. */
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

/** The section that is listed at a path of its own, such as `/news/vazhno-znat/`. */
export function sectionAt(path: string): SectionType | undefined {
  return SECTION_TYPES.find((type) => !SECTIONS[type].typed && SECTIONS[type].path === path);
}
