import { askBackend, askOr } from '#src/backend-client/client.ts';
import { shownSections } from '#src/backend-client/shown-sections.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { siteMapGroups, type SiteMapGroup } from './site-map-groups.ts';

/** Loads the groups of the site map. @throws BackendError when the backend has no list. */
export async function loadSiteMap(locale: Locale, t: Translate): Promise<SiteMapGroup[]> {
  const [sitemap, menu, shown] = await Promise.all([
    askBackend(locale, CALLS.sitemap, {}),
    askOr(locale, CALLS.menuList, {}, undefined),
    shownSections(locale),
  ]);
  return siteMapGroups(sitemap.data, menu?.data ?? [], shown, t);
}
