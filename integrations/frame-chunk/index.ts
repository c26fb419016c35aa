import type { AstroIntegration } from 'astro';
import { frameModules, type Graph } from './frame-modules.ts';

/** The environment that is built for browsers, as Astro calls it. */
const BROWSER = 'client';

/**
 * Modules that are loaded together and are one file each: the frame names every file that it may load later, and its
 * bytes are on every page; a list would load what its filter panel shares with its scripts as one more file.
 */
const TOGETHER = [
  { name: 'account', test: /\/src\/stores\/account(-session|-rules)?\.ts$/ },
  { name: 'modal', test: /\/src\/ui\/modal\// },
  { name: 'locales', test: /\/domain\/i18n\/(locales|languages)\.ts$/ },
  {
    name: 'list',
    test: /\/(features\/catalogue\/(filters\.client|list-scroll\.client|save-filter\.client|write-options|short-options|packed-options)|ui\/islands\/intent\.client)\.ts$/,
  },
];

/**
 * The frame's script and all it imports is one file, wherever else its modules are used. Left to itself the bundler
 * makes a file of each module that something loaded later needs as well, and the frame of every page imports a dozen
 * of a few hundred bytes, one round trip after another.
 */
export default function frameChunk(): AstroIntegration {
  let frame = new Set<string>();
  const groups = [{ name: 'frame', test: (id: string) => frame.has(id) }, ...TOGETHER];
  const plugin = {
    name: 'frame-chunk',
    applyToEnvironment: ({ name }: { name: string }) => name === BROWSER,
    configEnvironment: (name: string) =>
      name === BROWSER
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
        : undefined,
    buildEnd(this: Graph) {
      frame = frameModules(this);
    },
  };
  return {
    name: 'frame-chunk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
