import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ownPrescripts } from './own-prescripts.ts';

/** Astro's module of the scripts that come before an island. */
const SCRIPTS_MODULE = /\/astro\/dist\/runtime\/server\/scripts\.js$/;

/**
 * Adds `client:intent`: an island is hydrated when the visitor turns to it, and not before (architecture §4). Its page
 * imports `src/ui/islands/intent.client.ts`; nothing is written into the HTML (decision 671).
 */
export default function clientIntent(): AstroIntegration {
  const plugin = {
    name: 'client-intent',
    apply: 'build' as const,
    transform: (code: string, id: string) =>
      SCRIPTS_MODULE.test(id) ? { code: ownPrescripts(code), map: null } : undefined,
  };
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        // A path string, not a URL: Astro resolves the latter against the project root only.
        const entrypoint = fileURLToPath(
          new URL('../../src/ui/islands/intent-directive.ts', import.meta.url),
        );
        addClientDirective({ name: 'intent', entrypoint });
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate on hover, focus, touch or click, and replay the act. */
    'client:intent'?: boolean;
  }
}
