import { readPageKey, type PrerenderedStore } from '../page-cache/prerendered-store.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';

/** The result for a prerendered page. */
export type Outcome = 'renewed' | 'removed';

/** A rendered page. `write` compresses and writes it. */
export interface RenderedPage {
  write: () => Promise<Outcome>;
}

/**
 * Renders a page of the store again.
 * @throws when it cannot be rendered completely; the old page stays.
 */
export async function renderPage(
  renderer: PageRenderer,
  store: PrerenderedStore,
  key: string,
): Promise<RenderedPage> {
  const { locale, path } = readPageKey(key);
  const rendered = await renderer.page(locale, path);
  if (!rendered || rendered.response.status === 404 || rendered.response.status === 410) {
    return { write: async () => (await store.remove(locale, path), 'removed') };
  }
  const { response, life, lacks } = rendered;
  if (response.status !== 200) throw new Error(`${key} was rendered with status ${response.status}`);
  if (lacks) throw new Error(`${key} lacks what the backend did not answer`);
  // A page without tags depends at least on the layout.
  const tags = life.tags.length > 0 ? life.tags : [TAGS.frame];
  return { write: async () => (await store.put(locale, path, response, { ...life, tags }), 'renewed') };
}
