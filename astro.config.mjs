import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import adapter from './integrations/adapter/index.ts';
import clientIntent from './integrations/client-intent/index.ts';
import islands from './integrations/island-markup/index.ts';
import noImportPreload from './integrations/no-import-preload/index.ts';
import oneByteChunks from './integrations/one-byte-chunks/index.ts';
import frameChunk from './integrations/frame-chunk/index.ts';
import pageStyles from './integrations/page-styles/index.ts';
import { configuration } from './src/platform/configuration.ts';
import scopeNames from './integrations/scope-names/index.ts';
import catalogueRoutes from './integrations/catalogue-routes/index.ts';

/** Hosts are settled by `src/server`; development answers any name below localhost. */
const allowedHosts = ['.localhost'];

export default defineConfig({
  output: 'server',
  trailingSlash: 'always',
  adapter: adapter(),
  integrations: [
    // Pages are answered whole, so islands need no stream; a plain string costs a third of the time.
    islands(react({ experimentalDisableStreaming: true })),
    clientIntent(),
    catalogueRoutes(),
    noImportPreload(),
    frameChunk(),
    pageStyles(),
    scopeNames(),
    oneByteChunks(),
  ],
  session: false,
  devToolbar: { enabled: false },
  // Small scripts and styles must stay files: an inlined one would need a hash in the security policy.
  build: { inlineStylesheets: 'never', assets: '_astro' },
  cache: {
    provider: { name: 'pages', entrypoint: new URL('./src/page-cache/cache-provider.ts', import.meta.url) },
  },
  prefetch: false,
  // Cross-site posts are refused by the entry, which knows the hosts.
  security: { checkOrigin: false },
  server: { port: configuration().PORT, host: '127.0.0.1', allowedHosts },
  vite: { build: { assetsInlineLimit: 0 } },
});
