import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runTrial } from '../trials/faults/trial.ts';
import { copyOfBuild } from '../site/copy-of-build.ts';
import { accessibleToOthers } from '../site/accessible-to-others.ts';
import { readSharedSite } from '../site/site.ts';

/** `npm run faults` does the same a thousand times. */
const SUBMISSIONS = 64;

test('kill -9 of storefront and backend loses no thanked request and doubles none', async () => {
  test.setTimeout(300_000);
  const site = readSharedSite();
  // The pages of its storefront have its own addresses, so it uses a build of its own.
  const dist = await copyOfBuild(site, false);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const kills = { storefront: 1, backend: 1, both: 1 };
  try {
    const outcome = await runTrial({
      dist,
      env: site.env,
      dataDir,
      submissions: SUBMISSIONS,
      kills,
      seed: 6,
      // The submission fails at its beginning: no machine has answered it yet.
      blowWithin: 0,
    });
    const { repeated, seconds: _, ...came } = outcome;
    expect(came).toEqual({
      thanked: SUBMISSIONS,
      stored: SUBMISSIONS,
      killed: 4,
      lost: [],
      doubled: [],
      strange: [],
      withoutFiles: [],
      numbers: [],
      refused: [],
    });
    expect(repeated).toBeGreaterThan(0);
    // Files of storefront and backend: database, letters, files of requests, keys.
    expect(accessibleToOthers(dataDir), 'files open to others').toEqual([]);
  } finally {
    for (const folder of [dist, dataDir]) await rm(folder, { recursive: true, force: true });
  }
});
