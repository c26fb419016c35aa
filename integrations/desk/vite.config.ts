import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The application of the desk, built into `dist/desk`, from where its server takes it. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.data/vite-desk', import.meta.url)),
  plugins: [react(), withoutNotes(), compressed()],
  // The server of the desk puts a fresh nonce in its place.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/desk', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The framework is one file that each person loads once.
    chunkSizeWarningLimit: 1_000,
  },
});

/** Writes a brotli and a gzip form beside each file of text, which the server of the desk looks for. */
function compressed(): Plugin {
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    name: 'compressed',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
        const file = path.join(dir, name);
        const source = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(source, level));
        writeFileSync(`${file}.gz`, gzipSync(source));
      }
    },
  };
}

/** Leaves out what messages say of themselves to translators. */
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
