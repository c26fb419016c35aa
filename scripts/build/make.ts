import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runProgram } from '../processes/child.ts';
import { runTool } from '../processes/command.ts';
import {
  fileOf,
  progressText,
  ROOT,
  STOREFRONT_ALLOCATOR,
  STOREFRONT_NODE_OPTIONS,
} from '../processes/programs.ts';
import { childEnvironment, readSettings, type Settings } from '../processes/settings.ts';
import { stopSignal } from '../processes/shutdown.ts';
import type { PrerenderReport } from '../../src/publishing/prerender.ts';
import { type Identity, readIdentity } from './identity.ts';
import { eraseRecord, findStale, readRecord, writeRecord } from './record.ts';

/** Output folder of the build. */
export const DIST = fileOf('dist');

/** Bundlers of the storefront and of the desk's application, which goes into a folder beside it. */
const BUNDLERS = [
  ['astro/bin/astro.mjs', 'build'],
  ['vite/bin/vite.js', 'build', '--config', fileOf('integrations/desk/vite.config.ts'), '--logLevel', 'warn'],
] as const;

/**
 * How a bundler runs: both generations of V8's heap are bounded, the old one at ten times what a build needs, so that
 * it is collected before it has grown to what the machine has; and the allocator of Rolldown gives back at once what it
 * frees (decision 693).
 */
const BUNDLER_MANNER = {
  nodeOptions: [...STOREFRONT_NODE_OPTIONS, '--max-old-space-size=1024'],
  env: { MIMALLOC_PURGE_DELAY: '0' },
};

/** A bundle whose files are still being compressed, which needs one core and little memory. */
export interface Bundled {
  /** Settles when the build is complete and recorded as such. */
  compressed: Promise<void>;
}

/** Bundles the site and the desk. @throws Problem when a bundler fails; its output is shown before. */
export async function bundle(identity: Identity): Promise<Bundled> {
  if (!existsSync(fileOf('node_modules/astro')))
    throw new Problem(
      'The site has to be built, and development packages, which build it, are not installed.',
    );
  const progress = step('Build');
  await eraseRecord(DIST);
  for (const [tool, ...args] of BUNDLERS) {
    const { code, output } = await runTool(tool, args, BUNDLER_MANNER);
    if (code === 0) continue;
    progress.failed();
    process.stdout.write(output);
    throw new Problem('The site could not be built; the reason is above.');
  }
  progress.done();
  const compressed = compress().then(() => writeRecord(DIST, { code: identity.code }));
  // Who waits for it is told of a failure; until then another step may be under way.
  compressed.catch(() => undefined);
  return { compressed };
}

async function compress(): Promise<void> {
  const folders = ['client', 'desk'].map((folder) => path.join(DIST, folder));
  await runProgram(
    {
      name: 'Compression of the build',
      file: fileOf('scripts/build/compress.ts'),
      args: folders,
      // Its threads share one heap of the allocator.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    },
    stopSignal,
  );
}

/** Bundles the site unless the existing bundle has the same identity. @throws Problem like `bundle`. */
export async function bundleWhenStale(): Promise<void> {
  const identity = await readIdentity(ROOT, readSettings().shown);
  if (findStale(await readRecord(DIST), identity).code) await (await bundle(identity)).compressed;
}

/** Renders the prerendered pages, for all hosts. The backend must answer. */
export async function renderPages(settings: Settings, identity: Identity): Promise<void> {
  const progress = step('Pages');
  await writeRecord(DIST, { code: identity.code });
  try {
    const report = await renderInto(DIST, identity.pages, childEnvironment(settings), progress.update);
    await writeRecord(DIST, identity);
    progress.done(`${report.pages} rendered`);
  } catch (error) {
    progress.failed();
    throw error;
  }
}

/** Result of rendering: megabytes of the process at each tenth of the pages, milliseconds of processor time. */
export type RenderReport = PrerenderReport & { memory: number[]; cpuMs: number };

/**
 * Renders the pages of a build in any folder.
 * @param root folder of the project or of the release that the build belongs to.
 */
export async function renderInto(
  dist: string,
  build: string,
  env: Record<string, string | undefined>,
  tell: (detail: string) => void = () => undefined,
  root = ROOT,
): Promise<RenderReport> {
  const report = await runProgram(
    {
      name: 'Rendering of the pages',
      file: path.join(root, 'scripts/build/render.ts'),
      nodeOptions: STOREFRONT_NODE_OPTIONS,
      args: [dist, build],
      cwd: root,
      env: { ...STOREFRONT_ALLOCATOR, ...env },
      onProgress: (name, done, total) => tell(progressText(name, done, total)),
    },
    stopSignal,
  );
  return JSON.parse(report) as RenderReport;
}
