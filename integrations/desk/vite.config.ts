import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The application of the desk, built into `dist/desk`, from where its server takes it. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.data/vite-desk', import.meta.url)),
  plugins: [react()],
  // The server of the desk puts a fresh nonce in its place.
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('../../dist/desk', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Framework and tables of messages are one file each person loads once.
    chunkSizeWarningLimit: 2_000,
  },
});
