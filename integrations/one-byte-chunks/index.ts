import type { AstroIntegration } from 'astro';
import { escapeWide } from './escape-wide.ts';

/** The environment that is built for browsers, as Astro calls it. */
const BROWSER = 'client';

/** Chunks of the server take one byte of memory a character where that is less (decision 692). */
export default function oneByteChunks(): AstroIntegration {
  const plugin = {
    name: 'one-byte-chunks',
    applyToEnvironment: ({ name }: { name: string }) => name !== BROWSER,
    generateBundle: {
      order: 'post' as const,
      handler(_: unknown, bundle: Record<string, { type: string; code?: string }>) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.code) chunk.code = escapeWide(chunk.code) ?? chunk.code;
      },
    },
  };
  return {
    name: 'one-byte-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
