import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { shortenScopes, type ShortNames } from './short-name.ts';
import { stripScopes } from './strip-scopes.ts';

/** Styles of components, as Astro's virtual modules. */
const STYLES = /\.astro\?astro&type=style/;

/**
 * Shorter scoping attributes in the built site, and none on elements without a style of their component. They were a
 * sixth of the HTML of a list. The development server leaves them as they are.
 */
export default function scopeNames(): AstroIntegration {
  const names: ShortNames = new Map();
  const plugins = [
    {
      name: 'scope-names:styles',
      apply: 'build' as const,
      enforce: 'pre' as const,
      transform: (code: string, id: string) =>
        STYLES.test(id) ? { code: shortenScopes(code, names), map: null } : undefined,
    },
    {
      name: 'scope-names:components',
      apply: 'build' as const,
      enforce: 'post' as const,
      transform: (code: string, id: string) =>
        id.endsWith('.astro')
          ? { code: shortenScopes(stripScopes(code, readFileSync(id, 'utf8')), names), map: null }
          : undefined,
    },
  ];
  return {
    name: 'scope-names',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins } });
      },
    },
  };
}
