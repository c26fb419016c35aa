import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { startTestMailServer } from '../mail/test-mail-server.ts';
import { SEPARATE_MACHINES } from './separate-machines.ts';
import { makeTemplate } from './make-template.ts';
import { type Site, STAFF } from './site.ts';
import { startThrowawaySite } from './throwaway.ts';

/** Address of the map tiles of the common site. Tests answer for it. */
export const TILES = 'https://tiles.test/{z}/{x}/{y}.png';

/** The credit of these tiles. */
export const TILES_CREDIT = '© Mappers of the test';

const LIGHT_WORK = pathToFileURL(fileOf('tests/site/light-work.mjs')).href;

/** Starts the common site of all tests, with its mail server and the initial data of other sites. */
export async function startCommonSite(): Promise<{ site: Site; stop: () => Promise<void> }> {
  const removeTemplate = await makeTemplate();
  const mailServer = await startTestMailServer();
  // As behind a proxy: each test can use its own visitor address.
  const { stop, ...site } = await startThrowawaySite(
    {
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: STAFF,
      TRUSTED_PROXIES: '1',
      DESK_PORT: String(await freePort()),
      // Its backend accepts only signed calls, so an unsigned call fails a test.
      ...SEPARATE_MACHINES,
      MAP_TILES_URL: TILES,
      MAP_TILES_CREDIT: TILES_CREDIT,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${LIGHT_WORK}`.trim(),
    },
    { data: 'demonstration', pages: 'kept' },
  );
  const crawled = await mkdtemp(path.join(tmpdir(), 'crawled-'));
  return {
    site: { ...site, mailbox: mailServer.mailbox, crawled },
    async stop() {
      await stop();
      await rm(crawled, { recursive: true, force: true });
      await mailServer.close();
      await removeTemplate();
    },
  };
}
