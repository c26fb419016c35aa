import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { readBackendIdentity, readIdentity } from '../build/identity.ts';
import { readRecord, writeRecord } from '../build/record.ts';
import { runProgram } from '../processes/child.ts';
import { ROOT } from '../processes/programs.ts';
import type { Settings } from '../processes/settings.ts';
import { stopSignal } from '../processes/shutdown.ts';
import { listAssets } from './assets.ts';
import { copyProject } from './copy-project.ts';
import { type Release, releaseRoot } from './release.ts';

/** Name of a new release: `2026-11-21-143502-1a2b3c4`, the time (UTC) and the code. */
export function nameOf(now: Date, code: string): string {
  const [day, time = ''] = now.toISOString().split('T');
  return `${day}-${time.slice(0, 8).replaceAll(':', '')}-${code.slice(0, 7)}`;
}

/** Plans a release: its name, folder and sources. */
export async function planRelease(folder: string, settings: Settings): Promise<Release> {
  const [identity, backend] = await Promise.all([
    readIdentity(ROOT, settings.shown),
    readBackendIdentity(ROOT),
  ]);
  const name = nameOf(new Date(), identity.pages);
  const root = releaseRoot(folder, name);
  return { name, root, dist: path.join(root, 'dist'), backend, pages: identity.pages, assets: [] };
}

/** Copies the current sources and packages of the project into a release. Deletes the folder when that fails. */
export async function copyRelease(release: Release, { dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  const progress = step('Copy');
  try {
    await copyProject(ROOT, release.root, [path.dirname(release.root), dataDir]);
    progress.done(release.name);
  } catch (error) {
    progress.failed();
    await discardRelease(release);
    throw error;
  }
}

/**
 * Bundles a release and renders its pages, with its own scripts.
 * @param env of the build, with the address of a running backend.
 * @returns the release with the list of its files. @throws Problem when it cannot be built; the reasons are
 * shown.
 */
export async function buildRelease(
  release: Release,
  env: Record<string, string | undefined>,
): Promise<Release> {
  const file = path.join(release.root, 'scripts/build.ts');
  try {
    await runProgram({ name: 'The build', file, cwd: release.root, env }, stopSignal);
  } catch {
    throw new Problem('The release could not be built; the reason is above.');
  }
  const { code } = await readRecord(release.dist);
  if (code) await writeRecord(release.dist, { code, pages: release.pages });
  return { ...release, assets: await listAssets(release.dist) };
}

/** Deletes the folder of a release. */
export async function discardRelease({ root }: Pick<Release, 'root'>): Promise<void> {
  await rm(root, { recursive: true, force: true });
}
