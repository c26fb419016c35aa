import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../processes/settings.ts';
import type { Supervised } from '../processes/workers/supervise.ts';
import { currentRelease, releaseRoot, setCurrentRelease, writeRelease } from './release.ts';
import { openSite } from './site.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A site in a folder, of programs that only say what is done to them; the pointer then names a release. */
async function site(broken: { workers?: boolean; desk?: boolean }, hasBackend = false) {
  const events: string[] = [];
  const act = (what: string, isBroken = false) => {
    events.push(what);
    return isBroken ? Promise.reject(new Error(`${what} is not possible`)) : Promise.resolve();
  };
  const storefront: Supervised = {
    ...{ address: '', wanted: 1, workers: () => [], metrics: async () => [], restarts: () => 0 },
    reload: ({ root }) => act(`workers of ${path.basename(root)}`, broken.workers),
    ...{
      pause: () => Promise.resolve(),
      release: () => undefined,
      takePages: () => undefined,
      stop: () => Promise.resolve(),
    },
  };
  const programOf = (name: string, isBroken?: boolean) => ({
    root: () => path.join(folder, name),
    replace: (root: string) => act(`${name} of ${path.basename(root)}`, isBroken),
    putBack: (root: string) => act(`${name} of before${root === folder ? '' : ', the wrong one'}`),
    stop: () => Promise.resolve(),
  });
  const desk = programOf('desk', broken.desk);
  const opened = await openSite({
    ...{ root: folder, dist: path.join(folder, 'dist'), storefront, desk: () => desk },
    backend: hasBackend ? programOf('backend') : undefined,
    settings: readSettings({ DEPLOY_DIR: folder }),
    log: (sentence) => events.push(sentence),
  });
  await pointTo('1');
  await opened.reload();
  return { events, state: opened.state(), pointer: await pointer(), reload: opened.reload };
}

/** Makes a release and sets the pointer to it. */
async function pointTo(name: string): Promise<void> {
  const root = releaseRoot(folder, name);
  mkdirSync(root, { recursive: true });
  await writeRelease({ name, root, dist: path.join(root, 'dist'), backend: '', pages: '', assets: [] });
  await setCurrentRelease(folder, name);
}

const pointer = async () => (await currentRelease(folder))?.name;

it('D606 a deploy replaces the workers, then the desk', async () => {
  const { events, state, ...after } = await site({});
  expect(events).toEqual(['workers of 1', 'desk of 1', 'All workers are of release 1.']);
  expect(state).toMatchObject({ release: '1', turn: { state: 'done' } });
  expect(after.pointer).toBe('1');
});

it('D606 a desk that does not start leaves the release in place', async () => {
  const { events, state } = await site({ desk: true });
  expect(events).toContain('The previous desk keeps running: desk of 1 is not possible');
  expect(state).toMatchObject({ release: '1', turn: { state: 'done' } });
});

it('D606 the desk stays when the workers cannot be replaced', async () => {
  const { events, state } = await site({ workers: true });
  expect(events).not.toContain('desk of 1');
  expect(state).toMatchObject({ release: '', turn: { state: 'failed' } });
});

it('D668 when the workers cannot be replaced the backend of before is put back, and the cause is told', async () => {
  const { events, state } = await site({ workers: true }, true);
  expect(events.slice(0, 3)).toEqual(['backend of 1', 'workers of 1', 'backend of before']);
  expect(state).toMatchObject({
    release: '',
    turn: { state: 'failed', problem: 'workers of 1 is not possible' },
  });
});

it('D697 without a deploy that waits, the pointer is set back from a failed release to the one served', async () => {
  const broken = { workers: false };
  const { reload } = await site(broken);
  await pointTo('2');
  broken.workers = true;
  await reload();
  expect(await pointer()).toBe('1');
});

it.each(['0', undefined])('D697 or to that of the start of a site in a clone: %s', async (name) => {
  if (name) await pointTo(name);
  expect((await site({ workers: true })).pointer).toBe(name);
});

it('D697 it tells whose code runs: a backend that has not changed is that of an older release', async () => {
  const { state } = await site({}, true);
  expect(state.inUse).toEqual([path.basename(folder), '1', 'backend', 'desk']);
});
