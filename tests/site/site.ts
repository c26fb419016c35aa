import { SITE_VARIABLE } from '../../scripts/test/variables.ts';
import type { ThrowawaySite } from './throwaway.ts';

/** Address of the staff for letters about requests. */
export const STAFF = 'staff@mail.test';

/** The running site as tests know it. */
export type Site = Omit<ThrowawaySite, 'stop'> & {
  /** Folder of the received letters. */
  mailbox: string;
  /** Folder of the pages that tests have crawled. */
  crawled: string;
};

/** Passes the site to the processes of the tests. */
export function saveSite(site: Site): void {
  process.env[SITE_VARIABLE] = JSON.stringify(site);
}

/** Whether a process before this one has started it. */
export function isSharedSiteRunning(): boolean {
  return process.env[SITE_VARIABLE] !== undefined;
}

let site: Site | undefined;

/** The running site, as `saveSite` has passed it. */
export function readSharedSite(): Site {
  return (site ??= JSON.parse(process.env[SITE_VARIABLE] ?? '{}') as Site);
}
