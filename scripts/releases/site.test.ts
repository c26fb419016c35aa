import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../processes/settings.ts';
import type { Supervised } from '../processes/workers/supervise.ts';
import { releaseRoot, setCurrentRelease, writeRelease } from './release.ts';
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
    ...{ pause: () => Promise.resolve(), release: () => undefined, stop: () => Promise.resolve() },
  };
  const programOf = (name: string, isBroken?: boolean) => ({
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
  const root = releaseRoot(folder, '1');
  mkdirSync(root, { recursive: true });
  await writeRelease({ name: '1', root, dist: path.join(root, 'dist'), backend: '', pages: '', assets: [] });
  await setCurrentRelease(folder, '1');
  await opened.reload();
  return { events, state: opened.state() };
}

it('D606 a deploy replaces the workers, then the desk', async () => {
  const { events, state } = await site({});
  expect(events).toEqual(['workers of 1', 'desk of 1', 'All workers are of release 1.']);
  expect(state).toMatchObject({ release: '1', turn: { state: 'done' } });
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
