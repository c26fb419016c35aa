import type { PrerenderedPage } from '../page-cache/prerendered-index.ts';
import { readPageKey } from '../page-cache/prerendered-store.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** What a change means for the prerendered pages, by their keys. */
export interface Plan {
  /** New pages, and those under a tag that few pages carry; the fewer the sooner. */
  near: string[];
  /** Pages that are reached only by a tag of many, such as the frame of every page. */
  far: string[];
  gone: string[];
}

/** A tag that more pages carry is far-reaching. */
const FEW = 200;

/**
 * Plans what to do after a change.
 * @param pages prerendered ones. @param locales hosts whose backend announced it.
 * @param tags of the change; undefined when anything may have changed.
 * @param wanted keys of the pages that should be there; undefined when the change cannot bring or end any.
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
    near: [...fresh, ...reached.filter(({ reach }) => reach <= FEW).map(({ key }) => key)],
    far: reached.filter(({ reach }) => reach > FEW).map(({ key }) => key),
    gone,
  };
}
