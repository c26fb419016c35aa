import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf } from '../../../scripts/processes/programs.ts';

/** Bundles the programs that tests start most. Modules keep the addresses of their sources, beside which their files are. */
export default {
  root: fileOf('.'),
  publicDir: false,
  plugins: [
    {
      name: 'own-address',
      enforce: 'pre',
      transform: {
        filter: { code: /\bimport\.meta\.(?:url|dirname)\b/ },
        handler: (code: string, id: string) => ({
          code: code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
          map: null,
        }),
      },
    },
  ],
  // Node resolves each import of this package by reading a list of 130 KB.
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        backend: fileOf('integrations/backend/main.ts'),
        'fill-template': fileOf('tests/site/fill-template.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
};
