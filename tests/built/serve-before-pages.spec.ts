import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { ask } from '../site/ask.ts';
import { copyOfBuild } from '../site/copy-of-build.ts';
import { readSharedSite } from '../site/site.ts';

/** How many pages of each worker came from where. */
type Sources = Record<string, number>[];

let program: ChildProcess | undefined;
let dist = '';
test.afterAll(async () => {
  program?.kill();
  if (program?.exitCode === null) await once(program, 'exit');
  await rm(dist, { recursive: true, force: true });
});

test('D722 a site serves whole pages before they are rendered, and those that were rendered afterwards', async () => {
  test.setTimeout(180_000);
  const site = readSharedSite();
  // The list of its pages is that of another configuration: the start forgets it.
  dist = await copyOfBuild(site);
  const port = await freePort();
  const addresses = LOCALES.flatMap((locale) => [
    [`SITE_URL_${locale.toUpperCase()}`, site.origins[locale]],
    [`BACKEND_URL_${locale.toUpperCase()}`, `http://127.0.0.1:${site.backendPort}/${locale}`],
  ]);
  const env = { ...site.env, ...Object.fromEntries(addresses), PORT: String(port), STOREFRONT_WORKERS: '2' };
  const running = fork(fileOf('tests/site/serve-before-pages.ts'), [dist], { env });
  program = running;
  await once(running, 'message');
  const told = async (message: string) => {
    running.send(message);
    const [{ sources }] = (await once(running, 'message')) as [{ sources: Sources }];
    return sources;
  };
  /** Asks for pages over many connections, so that both workers answer. @returns those from before and made now. */
  const visit = async () => {
    const before = await told('sources');
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        const headers = { Connection: 'close' };
        const { status, text } = await ask('en', '/about/', { port, headers });
        expect([status, text]).toEqual([200, expect.stringContaining('</html>')]);
      }),
    );
    const after = await told('sources');
    const added = (from: string) =>
      after.map((one, place) => (one[from] ?? 0) - (before[place]?.[from] ?? 0));
    return { ahead: added('ahead'), all: after.length };
  };

  const lost = await ask('ua', '/nothing-here/', { port });
  expect([lost.status, lost.text]).toEqual([404, expect.stringContaining(translator('ua')('errors.s404'))]);
  expect(await visit()).toEqual({ ahead: [0, 0], all: 2 });
  await told('render');
  const { ahead } = await visit();
  expect(Math.min(...ahead), 'both workers have them').toBeGreaterThan(0);
  expect(ahead[0]! + ahead[1]!, 'and make none').toBe(40);
});
