import { isSharedSiteRunning, saveSite } from './site.ts';
import { startCommonSite } from './start-common-site.ts';

/** Starts the common site of all tests and stops it afterwards, unless `npm test` has started it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (isSharedSiteRunning()) return undefined;
  const { site, stop } = await startCommonSite();
  saveSite(site);
  return stop;
}
