import path from 'node:path';
import { readBackendIdentity } from '../build/identity.ts';
import { renderInto } from '../build/make.ts';
import { readRecord } from '../build/record.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import type { Supervised } from '../processes/workers/supervise.ts';
import type { ReplaceableProgram } from './replaceable-program.ts';
import {
  currentRelease,
  readRelease,
  type Release,
  releaseRoot,
  releasesFolder,
  setCurrentRelease,
} from './release.ts';

/** Result of the last reload. */
export interface ReloadResult {
  /** Name of the requested release; empty for the folder that the site was started from. */
  release: string;
  state: 'under way' | 'done' | 'failed';
  /** Why it failed, in a sentence. */
  problem?: string;
}

/** State of the running site. */
export interface SiteState {
  /** Process id of the supervisor. */
  pid: number;
  /** Name of the release; empty for a folder of the project. */
  release: string;
  dist: string;
  /** Hash of the sources of its backend. */
  backend: string;
  /**
   * Names of the folders whose code runs: a backend that has not changed is still that of an older release. A
   * supervisor from before decision 697 does not tell.
   */
  inUse?: string[];
  /** The last reload. `npm run deploy` of the next release reads this field: its name must not change. */
  turn?: ReloadResult | undefined;
}

/** A running site that can switch to another release. */
export interface Site {
  /** State for the operator. */
  state: () => SiteState;
  /** Switches to the release of the pointer, or loads the build of its own folder again. */
  reload: () => Promise<void>;
}

interface Parts {
  /** Folder the site was started from. */
  root: string;
  dist: string;
  storefront: Supervised;
  /** The embedded backend, if there is one. */
  backend: ReplaceableProgram | undefined;
  /** The desk, if one runs: it is started after the storefront. */
  desk: () => ReplaceableProgram | undefined;
  settings: Settings;
  log: (sentence: string) => void;
}

type Served = Pick<Release, 'name' | 'root' | 'dist' | 'backend' | 'pages'>;

/** The site of a folder, which follows the pointer of its releases on a signal. */
export async function openSite({
  root,
  dist,
  storefront,
  backend,
  desk,
  settings,
  log,
}: Parts): Promise<Site> {
  const folder = releasesFolder(root, settings);
  const started = (await ownRelease(folder, root)) ?? (await describe(root, dist));
  /**
   * The release that the pointer named at the start. A site that was started from another folder ignores it until
   * the pointer changes.
   */
  const ignoredRelease = (await currentRelease(folder))?.name;
  let served = started;
  let lastReload: ReloadResult | undefined;
  let reloads = Promise.resolve();

  /** Pauses the calls of the storefront meanwhile. */
  const changeBackend = async (change: (program: ReplaceableProgram) => Promise<void>) => {
    if (!backend) return;
    await storefront.pause();
    try {
      await change(backend);
    } finally {
      storefront.release();
    }
  };
  const switchOver = async (next: Served) => {
    const isOther = backend !== undefined && next.backend !== served.backend;
    if (isOther) await changeBackend((program) => program.replace(next.root));
    try {
      if (isOther) {
        // The pages were rendered with the data at that time. Render them again with the new backend and the real
        // data.
        const env = childEnvironment(settings);
        if (next.pages) await renderInto(next.dist, next.pages, env, undefined, next.root);
      }
      await storefront.reload(next);
      served = next;
    } catch (error) {
      if (isOther) await changeBackend((program) => program.putBack(served.root));
      throw error;
    }
    // The visitors have the release: a desk that does not start leaves it in place.
    await desk()
      ?.replace(next.root)
      .catch((error: Error) => log(`The previous desk keeps running: ${error.message}`));
  };
  /** Sets the pointer back to what is served: the deploy that has set it may be dead. */
  const setBack = async (failed: string) => {
    if ((await currentRelease(folder))?.name !== failed) return;
    await setCurrentRelease(folder, served.name || ignoredRelease);
  };
  const reload = async () => {
    const pointed = await currentRelease(folder);
    const isNews = pointed && (pointed.name !== ignoredRelease || served !== started);
    const next = isNews ? pointed : started;
    const { name } = next;
    lastReload = { release: name, state: 'under way' };
    try {
      await switchOver(next);
      lastReload = { release: name, state: 'done' };
      log(name ? `All workers are of release ${name}.` : 'All workers are new.');
    } catch (error) {
      const problem = (error as Error).message;
      await setBack(name).catch((cause: Error) => log(`The pointer still names ${name}: ${cause.message}`));
      lastReload = { release: name, state: 'failed', problem };
      log(`Not reloaded, the previous version is still served: ${problem}`);
    }
  };
  return {
    state: () => ({
      pid: process.pid,
      release: served.name,
      dist: served.dist,
      backend: served.backend,
      inUse: [root, served.root, backend?.root(), desk()?.root()]
        .filter((used) => used !== undefined)
        .map((used) => path.basename(used)),
      turn: lastReload,
    }),
    reload: () => (reloads = reloads.then(reload)),
  };
}

/** The release in a folder, if the folder is one. */
async function ownRelease(folder: string, root: string): Promise<Served | undefined> {
  const name = path.basename(root);
  return releaseRoot(folder, name) === path.resolve(root) ? readRelease(folder, name) : undefined;
}

/** Describes a folder of the project that is served without being a release. */
async function describe(root: string, dist: string): Promise<Served> {
  const [backend, { pages = '' }] = await Promise.all([readBackendIdentity(root), readRecord(dist)]);
  return { name: '', root, dist, backend, pages };
}
