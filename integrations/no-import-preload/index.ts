import type { AstroIntegration } from 'astro';

/** The module that Vite wraps around every dynamic import of the browser. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** The environment that is built for browsers, as Astro calls it. */
const BROWSER = 'client';

/**
 * Leaves dynamic imports as they are. Vite's wrapper, which preloads the chunks and styles of what is imported, costs
 * every page 650 bytes, and its list of the files to preload 200; ours have no styles. A failed import still says so as
 * Vite does.
 */
export default function noImportPreload(): AstroIntegration {
  const code = `export const __vitePreload = (load) => load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    if (dispatchEvent(event)) throw error;
  });`;
  const plugin = {
    name: 'no-import-preload',
    enforce: 'pre' as const,
    // Only styles would be left in the lists of files.
    configEnvironment: (name: string) =>
      name === BROWSER ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
    load: (id: string) => (id === PRELOAD_HELPER ? { code, moduleSideEffects: false } : undefined),
  };
  return {
    name: 'no-import-preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
