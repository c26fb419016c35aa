import type { App } from 'astro/app';

/**
 * Astro imports the module of a page again for every request, and looking it up among the loaded modules takes as long
 * as a component. Each is imported once, when a page needs it. A failed import is repeated.
 */
export function loadPagesOnce({ pageMap }: App['manifest']): void {
  if (!pageMap) return;
  for (const [component, load] of pageMap) {
    let loading: ReturnType<typeof load> | undefined;
    const loadOnce = () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    pageMap.set(component, loadOnce);
  }
}
