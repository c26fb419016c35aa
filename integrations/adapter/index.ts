import node from '@astrojs/node';
import type { AstroAdapter, AstroIntegration } from 'astro';
import { devCalls } from './dev-calls.ts';
import { devFeeds } from './dev-feeds.ts';
import { devImages } from './dev-images.ts';
import { installedPackages } from './installed-packages.ts';
import { astroChanges } from './astro-changes.ts';

/**
 * The Node adapter with our own server entrypoint. @astrojs/node configures the build; its request handler is
 * replaced by `src/server/entry.ts`, because hosts, pre-rendered pages per host, redirects and security headers
 * have to be settled before Astro sees a request.
 */
export default function adapter(): AstroIntegration {
  const base = node({ mode: 'middleware' });
  return {
    name: 'storefront-adapter',
    hooks: {
      ...base.hooks,
      'astro:config:setup': async (context) => {
        await base.hooks['astro:config:setup']?.(context);
        context.updateConfig({ vite: { plugins: [astroChanges()] } });
        if (context.command === 'build') {
          context.updateConfig({
            vite: {
              ssr: { noExternal: true, external: installedPackages() },
              // React is bundled without what it has for development.
              define: { 'process.env.NODE_ENV': '"production"' },
            },
          });
        }
      },
      'astro:config:done': (context) =>
        base.hooks['astro:config:done']?.({
          ...context,
          setAdapter: (nodeAdapter: AstroAdapter) =>
            context.setAdapter({
              ...nodeAdapter,
              serverEntrypoint: new URL('../../src/server/entry.ts', import.meta.url),
            } as AstroAdapter),
        }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(devImages());
        server.middlewares.use(devCalls());
        server.middlewares.use(devFeeds());
      },
    },
  };
}
