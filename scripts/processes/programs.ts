import { existsSync } from 'node:fs';
import { readConfiguration } from '../../src/platform/configuration.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from '../bootstrap/progress.mjs';
import { type Running, startProgram } from './child.ts';
import { childEnvironment, type Settings } from './settings.ts';
import { provideServiceToken } from './service-token.ts';
import { stopSignal } from './shutdown.ts';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Path of a file of the project. */
export function fileOf(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/**
 * The program of the storefront, with the folder of a build as its argument.
 * @param root folder of its code: the project's, or that of a release.
 */
export function storefrontProgram(root = ROOT): string {
  const file = path.join(root, 'scripts/serve.mjs');
  // A release from before decision 689 has only the one with types.
  return existsSync(file) ? file : path.join(root, 'scripts/serve.ts');
}

/**
 * Options of Node for the storefront and its build. A semi-space is a third of V8's young generation: half the size of
 * the backend's, since pages are memory outside of the heap, for which V8 collects the whole heap unless its young
 * generation is collected soon (decision 703).
 */
export const STOREFRONT_NODE_OPTIONS = ['--max-semi-space-size=8'] as const;

/**
 * Options of Node for the embedded backend: the limit of the young generation (decision 480), and only V8's baseline
 * compiler for WebAssembly (decision 590).
 */
export const BACKEND_NODE_OPTIONS = ['--max-semi-space-size=16', '--liftoff-only'] as const;

/**
 * Environment of the embedded backend: the allocator of glibc gives every block from 128 KB on back to the system when
 * it is freed (decision 640). Other allocators ignore it.
 */
export const BACKEND_ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024) } as const;

/**
 * Environment of the storefront: the allocator of glibc keeps what a page needs, up to 8 MB, for the next page
 * (decision 646). Compressing a page of 150 KB takes a third of the time.
 */
export const STOREFRONT_ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: String(4 * 1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(8 * 1024 ** 2),
} as const;

/**
 * Starts the embedded backend. Its first start fills the database and shows progress.
 * @param root folder of its code: the project's, or that of a release. @param args of its command line.
 */
export async function startBackend(
  settings: Settings,
  env: Record<string, string | undefined> = {},
  root = ROOT,
  args: string[] = [],
): Promise<Running> {
  const environment = { ...childEnvironment(settings), ...env };
  provideServiceToken(readConfiguration(environment));
  const progress = step('Backend');
  try {
    const backend = await startProgram(
      {
        name: 'The backend',
        file: path.join(root, 'integrations/backend/main.ts'),
        nodeOptions: BACKEND_NODE_OPTIONS,
        args,
        cwd: root,
        env: { ...BACKEND_ALLOCATOR, ...environment },
        onProgress: (name, done, total) => progress.update(progressText(name, done, total)),
      },
      stopSignal,
    );
    progress.done();
    return backend;
  } catch (error) {
    progress.failed();
    throw error;
  }
}

/** "filling 1200 of 9700". */
export function progressText(name: string, done?: number, total?: number): string {
  return total === undefined ? name : `${name} ${done ?? 0} of ${total}`;
}
