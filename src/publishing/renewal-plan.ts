import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import { readPageKey } from '../page-cache/prerendered-store.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** The work that a change causes for the prerendered pages, by their keys. */
export interface Plan {
  /** New pages, and pages with a tag that few pages have; rarest tags first. */
  near: string[];
  /** Pages that are affected only by a tag of many pages, such as the layout of every page. */
  far: string[];
  gone: string[];
}

/** A tag on more pages than this is far-reaching. */
const FAR_REACHING_FROM = 200;

/**
 * Plans the work after a change.
 * @param pages the prerendered pages.
 * @param locales hosts whose backend reported the change.
 * @param tags of the change; undefined if anything may have changed.
 * @param wanted keys of the pages that should exist; undefined if the change cannot add or remove pages.
 */
export function planPages(
  pages: ReadonlyMap<string, Pick<PrerenderedPage, 'tags'>>,
  locales: readonly Locale[],
  tags: ReadonlySet<string> | undefined,
  wanted: ReadonlySet<string> | undefined,
): Plan {
  const hit = new Map<string, readonly string[]>();
  const carriers = new Map<string, number>();
  const gone: string[] = [];
  for (const [key, page] of pages) {
    if (!locales.includes(readPageKey(key).locale)) continue;
    if (wanted && !wanted.has(key)) {
      gone.push(key);
      continue;
    }
    const under = tags ? page.tags.filter((tag) => tags.has(tag)) : ['*'];
    if (under.length === 0) continue;
    hit.set(key, under);
    for (const tag of under) carriers.set(tag, (carriers.get(tag) ?? 0) + 1);
  }
  const reach = (key: string) => Math.min(...(hit.get(key) ?? []).map((tag) => carriers.get(tag) ?? 0));
  const reached = [...hit.keys()]
    .map((key) => ({ key, reach: reach(key) }))
    .sort((a, b) => a.reach - b.reach);
  const fresh = [...(wanted ?? [])].filter((key) => !pages.has(key));
  return {
    near: [...fresh, ...reached.filter(({ reach }) => reach <= FAR_REACHING_FROM).map(({ key }) => key)],
    far: reached.filter(({ reach }) => reach > FAR_REACHING_FROM).map(({ key }) => key),
    gone,
  };
}
