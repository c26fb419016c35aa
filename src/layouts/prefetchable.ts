/** Pages whose content belongs to a person, or whose address does something, by the first word of their path. */
const PERSONAL = new Set([
  'account',
  'profile',
  'login',
  'registration',
  'forgot-password',
  'reset-password',
  'subscribe',
  'unsubscribe',
  'ticket',
  'offer',
  'preview',
  'api',
  'feeds',
  'media',
]);

/** The parts of a link that decide. */
export interface LinkToPage {
  origin: string;
  pathname: string;
  search: string;
  rel: string;
  download: string;
  dataset: DOMStringMap;
}

/**
 * Whether the page of a link may be prefetched: a page of this site that is the same for everybody and is probably
 * cached. Not filtered lists and searches, which have countless addresses; not personal pages; not forms that open in a
 * dialog; not the current page.
 */
export function isPrefetchable(
  link: LinkToPage,
  here: Pick<Location, 'origin' | 'pathname'> = location,
): boolean {
  const { origin, pathname, search, rel, download, dataset } = link;
  if (origin !== here.origin || pathname === here.pathname || search || download) return false;
  if (/nofollow|external/.test(rel) || !pathname.endsWith('/')) return false;
  if (dataset.requestOpen !== undefined || dataset.astroReload !== undefined) return false;
  return !PERSONAL.has(pathname.split('/')[1] ?? '');
}
