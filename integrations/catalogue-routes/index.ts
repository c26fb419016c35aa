import type { AstroIntegration } from 'astro';
import { CATALOG_TYPES, LISTS } from '@tourbillon/domain/sections/sections.ts';

/** The pages of the catalogue; folders that begin with an underscore make no addresses of their own. */
const PAGES = new URL('../../src/pages/_catalogue/', import.meta.url);

/**
 * Gives every list and every kind of item of `integrations/domain/sections` its addresses (§2, decisions 5 and 21): a new section is a row there and no file here.
 */
export default function catalogueRoutes(): AstroIntegration {
  return {
    name: 'catalogue-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const route = (pattern: string, page: string) =>
          injectRoute({ pattern, entrypoint: new URL(page, PAGES), prerender: false });
        for (const word of LISTS.keys()) route(`/${word}/[...path]`, 'List.astro');
        for (const kind of CATALOG_TYPES) route(`/${kind}/[itemUrl]`, 'Item.astro');
      },
    },
  };
}
