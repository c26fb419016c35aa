import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro's module for the name of an island. */
const NAME_MODULE = /\/astro\/dist\/runtime\/server\/shorthash\.js$/;

/** What hydrates islands in the browser. */
const CLIENT = fileURLToPath(new URL('./client.ts', import.meta.url));

/** React islands: those with a markup of their own, and all others. @param react the integration of React. */
export default function islands(react: AstroIntegration): AstroIntegration[] {
  return [islandMarkup(), withOwnClient(react)];
}

/**
 * Islands that the server writes quickly. A component with a registered function (`src/fragments/island-markup.ts`)
 * is written by it, and hydrated by React as before. Islands are named by a hash of the runtime in place of Astro's,
 * which goes over the whole HTML of an island letter by letter: 50,000 letters for the filters of a list. Nothing but
 * the development server reads the name. Comes before the integration of React.
 */
function islandMarkup(): AstroIntegration {
  const code = `import { hash } from 'node:crypto';
  export const shorthash = (text) => hash('sha1', text, 'base64url').slice(0, 6);`;
  const plugin = {
    name: 'island-markup',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: (id: string) => (NAME_MODULE.test(id) ? { code, moduleSideEffects: false } : undefined),
  };
  return {
    name: 'island-markup',
    hooks: {
      'astro:config:setup': ({ addRenderer, updateConfig }) => {
        addRenderer({
          name: 'island-markup',
          clientEntrypoint: CLIENT,
          serverEntrypoint: fileURLToPath(new URL('../../src/fragments/markup-renderer.ts', import.meta.url)),
        });
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

/** An integration of React whose islands are hydrated by our client. */
function withOwnClient(react: AstroIntegration): AstroIntegration {
  const setUp = react.hooks['astro:config:setup'];
  return {
    ...react,
    hooks: {
      ...react.hooks,
      'astro:config:setup': (setup) =>
        setUp?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  };
}
