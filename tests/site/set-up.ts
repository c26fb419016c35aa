import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/processes/ports.ts';
import { openPostOffice } from '../mail/post-office.ts';
import { BETWEEN_MACHINES } from './between-machines.ts';
import { makeTemplate } from './make-template.ts';
import { saveSite, STAFF } from './site.ts';
import { keptPages } from './template.ts';
import { startThrowawaySite } from './throwaway.ts';

/** Starts the common site of all tests and its mail server; stops both afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const removeTemplate = await makeTemplate();
  const postOffice = await openPostOffice();
  const kept = await keptPages();
  // As behind a proxy: each test can use its own visitor address.
  const { stop, ...site } = await startThrowawaySite(
    {
      SMTP_URL: postOffice.url,
      STAFF_EMAIL: STAFF,
      TRUSTED_PROXIES: '1',
      DESK_PORT: String(await freePort()),
      ...(kept && { PORT: String(kept.port), BACKEND_PORT: String(kept.backendPort) }),
      // Its backend accepts only signed calls, so an unsigned call fails a test.
      ...BETWEEN_MACHINES,
    },
    { data: 'demonstration', pages: kept ? 'taken' : 'kept' },
  );
  const crawled = await mkdtemp(path.join(tmpdir(), 'crawled-'));
  saveSite({ ...site, mailbox: postOffice.mailbox, crawled });
  return async () => {
    await stop();
    await rm(crawled, { recursive: true, force: true });
    await postOffice.close();
    await removeTemplate();
  };
}
