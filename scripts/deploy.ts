// npm run deploy: makes a release of the current project beside the running one, checks it, and switches the
// running site to it without a failed request. `-- --back` goes back to the previous release; `-- --keep 5` keeps
// five releases (default three).
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { childEnvironment, readSettings, type Settings } from './processes/settings.ts';
import { ROOT } from './processes/programs.ts';
import { shellWord } from './processes/shell-word.ts';
import { onShutdown, runScript } from './processes/shutdown.ts';
import { openReleaseBackend } from './releases/release-backend.ts';
import { checkRelease } from './releases/check-release.ts';
import { switchOver } from './releases/switch-over.ts';
import { removeOldReleases, sweepUnfinished } from './releases/remove-old-releases.ts';
import { lockReleases } from './releases/lock.ts';
import { buildRelease, copyRelease, discardRelease, planRelease } from './releases/make-release.ts';
import {
  currentRelease,
  listReleases,
  type Release,
  releaseBefore,
  releasesFolder,
  writeRelease,
} from './releases/release.ts';
import { findSite, siteState } from './releases/running-site.ts';
import type { SiteState } from './releases/site.ts';

runScript(async () => {
  const { back, keep } = readArguments();
  const settings = readSettings();
  const folder = releasesFolder(ROOT, settings);
  const site = await findSite(settings);
  onShutdown(await lockReleases(folder));
  await sweepUnfinished(folder);
  const release = back ? await previousRelease(folder) : await makeNew(folder, settings, site);
  await switchOver(folder, release, site, settings);
  const { inUse } = (site && (await siteState(settings.internalPort))) ?? site ?? {};
  // A supervisor from before decision 697 does not say what it runs from: its own release could be deleted.
  if (site && !inUse) console.log('Restart the service once: until then, no old release is deleted.');
  else {
    const gone = await removeOldReleases(folder, keep, release.name, inUse);
    if (gone.length > 0) console.log(`Deleted: ${gone.join(', ')}`);
  }
  console.log(
    site
      ? `${release.name} is served.`
      : `Nothing runs yet: cd ${shellWord(`${folder}/current`)} && npm start`,
  );
  return 0;
});

async function makeNew(folder: string, settings: Settings, site: SiteState | undefined): Promise<Release> {
  const planned = await planRelease(folder, settings);
  await copyRelease(planned, settings);
  try {
    const backend = await openReleaseBackend(planned, settings, site);
    const env = { ...childEnvironment(settings), ...backend.env };
    const release = await buildRelease(planned, env);
    await checkRelease(release, settings, backend.env);
    await backend.stop();
    const made = { ...release, before: (await currentRelease(folder))?.name };
    await writeRelease(made);
    return made;
  } catch (error) {
    await discardRelease(planned);
    if (!site) throw error;
    throw new Problem(
      `${(error as Error).message}\nNothing has changed: the previous version is still served.`,
    );
  }
}

/** The release before the active one. @throws Problem when there is none. */
async function previousRelease(folder: string): Promise<Release> {
  const [releases, current] = await Promise.all([listReleases(folder), currentRelease(folder)]);
  const before = current && releaseBefore(releases, current);
  if (!before) throw new Problem('There is no release before the one in use.');
  return before;
}

function readArguments(): { back: boolean; keep: number } {
  const { values } = readCommandLine({
    back: { type: 'boolean', default: false },
    keep: { type: 'string', default: '3' },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 2) throw new Problem('--keep is a whole number, 2 or more.');
  return { back: values.back, keep };
}
