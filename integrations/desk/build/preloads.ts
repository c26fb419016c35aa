import type { Plugin, Rolldown } from 'vite';

/** The screen that opens first. */
const FIRST = '/app/today/Today.tsx';

/** Adds links to the page that load the chunks of this screen together with the application, not after it. */
export function preloads(): Plugin {
  return {
    name: 'desk-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const first = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(FIRST)),
        );
        const wanted = first ? withImports(first.fileName, bundle) : new Set<string>();
        const fresh = [...wanted].filter((name) => !html.includes(name));
        return fresh.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, nonce: '%NONCE%' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** A chunk and everything that it imports statically. */
function withImports(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== 'chunk') return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(imported, bundle, seen);
  return seen;
}
