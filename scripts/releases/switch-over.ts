import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import type { Settings } from '../processes/settings.ts';
import { copyMissingAssets, listAssets } from './assets.ts';
import { currentRelease, listReleases, setCurrentRelease, type Release } from './release.ts';
import { reloadSite } from './running-site.ts';
import type { SiteState } from './site.ts';

/**
 * Makes a finished release the active one. This release and the previous one first get each other's hashed files,
 * because browsers have pages of both. Then the pointer is set, and a running site switches to it.
 * @throws Problem when the site could not switch; the pointer is then set back.
 */
export async function switchOver(
  folder: string,
  release: Release,
  site: SiteState | undefined,
  settings: Settings,
): Promise<void> {
  const progress = step('Swap');
  const before = await currentRelease(folder);
  const others = (await listReleases(folder)).filter(({ name }) => name !== release.name);
  for (const other of others) await copyMissingAssets(other, release.dist);
  if (site) {
    const served = others.find(({ name }) => name === site.release);
    const assets = served?.assets ?? (await listAssets(site.dist));
    await copyMissingAssets({ dist: site.dist, assets }, release.dist);
    await copyMissingAssets(release, site.dist);
  }
  await setCurrentRelease(folder, release.name);
  try {
    if (site) await reloadSite(site, settings, release.name);
  } catch (error) {
    progress.failed();
    await setCurrentRelease(folder, before?.name);
    throw new Problem(`${(error as Error).message}\nThe previous version is still served.`);
  }
  progress.done(release.name);
}
