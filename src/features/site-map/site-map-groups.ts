import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { MENU_GROUPS } from '@tourbillon/domain/contract/shop.ts';
import type { sitemap } from '@tourbillon/domain/contract/sitemap.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { ShownSections } from '#src/backend-client/shown-sections.ts';
import { LISTS, listPath } from '@tourbillon/domain/sections/sections.ts';

type SiteMap = ResponseOf<typeof sitemap>['data'];

/** A link of the page. */
export interface SiteMapLink {
  title: string;
  path: string;
}

/** A part of the page: its links, and its heading, which can be a link. */
export interface SiteMapGroup {
  title: string;
  path?: string;
  links: SiteMapLink[];
}

/** Maximum number of brands per list; the list itself has all of them. */
const BRANDS = 36;

/** Menus with pages about the shop. */
const ABOUT = new Set<number>([MENU_GROUPS.panelInfo, MENU_GROUPS.panelBottom, MENU_GROUPS.footerInfo, MENU_GROUPS.footerBottom]); // prettier-ignore

/**
 * All pages of a host in groups, each page once: sections, their brands, services, forms, articles, contacts and
 * documents by city, and further pages from the menus.
 */
export function siteMapGroups(
  { brands, services, articles, cities }: SiteMap,
  menu: readonly { type_id: number; title: string; url: string }[],
  { has, isFilled }: Pick<ShownSections, 'has' | 'isFilled'>,
  t: Translate,
): SiteMapGroup[] {
  const groups: SiteMapGroup[] = [
    {
      title: t('documents.sitemapCatalogue'),
      links: [...LISTS.values()].filter(({ word }) => isFilled(word)).map(({ word }) => listLink(word, t)),
    },
    ...brands.map(({ list, items }) => ({
      ...listLink(list, t),
      links: items.slice(0, BRANDS).map(toLink).sort(byTitle),
    })),
    {
      title: t('contentPages.services'),
      path: '/uslugi/',
      links: [...services.map(toLink), { title: t('loan.title'), path: '/loan/' }],
    },
    { title: t('cases.formsGroup'), links: formLinks(has, t) },
    { title: t('contentPages.articlesTitle'), path: '/article/', links: articles.map(toLink) },
    {
      title: t('contentPages.contacts'),
      path: '/contacts/',
      links: cities.map(({ title, contacts }) => toLink({ title, url: contacts })),
    },
    {
      title: t('documents.name'),
      path: '/document/',
      links: cities.map(({ title, documents }) => toLink({ title, url: documents })),
    },
  ];
  const listed = new Set(groups.flatMap(({ path, links }) => [path, ...links.map((link) => link.path)]));
  const about = new Map(
    menu
      .filter(({ type_id, url }) => ABOUT.has(type_id) && !listed.has(`/${url}`))
      .map((item) => [item.url, toLink(item)]),
  );
  return [...groups, { title: t('documents.sitemapHelp'), links: [...about.values()] }].filter(
    ({ links }) => links.length > 0,
  );
}

function listLink(word: string, t: Translate): SiteMapLink {
  return { title: t(`sectionLists.title_${word}` as MessageKey), path: listPath(word) };
}

function toLink({ title, url }: { title: string; url: string }): SiteMapLink {
  return { title, path: `/${url}` };
}

function byTitle(first: SiteMapLink, second: SiteMapLink): number {
  return first.title.localeCompare(second.title);
}

/**
 * Links to forms and related pages, which open in dialogs on other pages. Omits forms about an item: the item's page
 * links to them.
 */
function formLinks(has: ShownSections['has'], t: Translate): SiteMapLink[] {
  return [
    { title: t('appraisal.title'), path: '/appraisal/' },
    ...(has('clock') ? [{ title: t('estimate.title'), path: '/estimate/' }] : []),
    { title: t('layout.callRequest'), path: '/call-request/' },
    { title: t('requests.questionTitle'), path: '/question/' },
    { title: t('requests.friendTitle'), path: '/friend/' },
    { title: t('cases.reviewTitle'), path: '/review/' },
    { title: t('cases.buyingTitle'), path: '/how-we-buy/' },
    { title: t('requests.directorTitle'), path: '/director/' },
    { title: t('cases.appealTitle'), path: '/appeal/' },
    { title: t('cases.deferralTitle'), path: '/deferral/' },
  ];
}
