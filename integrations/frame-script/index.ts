import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { frameModules } from './frame-modules.ts';

/**
 * The frame's script and all it imports is one file, wherever else its modules are used. Left to itself the bundler
 * makes a file of each module that something loaded later needs as well, and the frame of every page imports a dozen
 * of a few hundred bytes, one round trip after another.
 */
export default function frameScript(): AstroIntegration {
  let frame = new Set<string>();
  const plugin: Plugin = {
    name: 'frame-script',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => {
      if (name !== 'client') return undefined;
      const groups = [{ name: 'frame', test: (id: string) => frame.has(id) }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
    buildEnd() {
      frame = frameModules(this);
    },
  };
  return {
    name: 'frame-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
