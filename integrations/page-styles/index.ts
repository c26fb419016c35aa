import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { mergeStyles } from './merge.ts';

/**
 * One stylesheet a page. Astro writes a file for each part that several pages share and links a dozen of them; on a
 * slow line every file behind the sixth waits for a round trip before anything is painted. The parts of a route are
 * known when its server is built, so they are put together there, in the order of the cascade.
 */
export default function pageStyles(): AstroIntegration {
  let server: URL;
  let client: URL;
  return {
    name: 'page-styles',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ server, client } = config.build);
      },
      'astro:build:ssr': async ({ manifest }) => {
        const parts = new Set<string>();
        for (const route of manifest.routes) {
          const files = route.styles.flatMap((sheet) => (sheet.type === 'external' ? [sheet.src] : []));
          if (files.length === 0) continue;
          for (const file of files) parts.add(file);
          // Astro moves what its server's folder has of the browser's files only after this.
          route.styles = [{ type: 'external', src: await mergeStyles(files, server, client) }];
        }
        for (const part of parts) await rm(new URL(part, server));
      },
    },
  };
}
