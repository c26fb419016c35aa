import { startThrowawaySite } from '../../scripts/site/throwaway.ts';
import { handSite } from './site.ts';

/** Starts the site that all tests visit, and stops it after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { stop, ...site } = await startThrowawaySite();
  handSite(site);
  return stop;
}
