import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtModules } from './build/built-modules.ts';
import { preloads } from './build/preloads.ts';

/** Builds the application of the desk into `dist/desk`, where its server reads it. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.data/vite-desk', import.meta.url)),
  plugins: [react(), builtModules(), withoutNotes(), preloads()],
  // The server of the desk replaces it with a fresh nonce.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/desk', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The framework is in one large file that the browser loads once.
    chunkSizeWarningLimit: 1_000,
  },
});

/** Removes the `about` notes for translators from messages. */
function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    transform: {
      filter: { id: /\/(messages|stock-mistakes|i18n)\/.*\.ts$/ },
      handler: (code) => ({ code: code.replace(/\babout: ('(?:[^'\\]|\\.)*'|`[^`]*`),/g, ''), map: null }),
    },
    enforce: 'pre',
  };
}
