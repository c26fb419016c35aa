import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island is hydrated when the visitor turns to it, and not before (architecture §4). */
export default function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        // A path string, not a URL: Astro resolves the latter against the project root only.
        const entrypoint = fileURLToPath(new URL('./directive.ts', import.meta.url));
        addClientDirective({ name: 'intent', entrypoint });
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
