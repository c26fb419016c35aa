import type { ThrowawaySite } from './throwaway.ts';

/** Where the staff of the site reads of requests. */
export const STAFF = 'staff@mail.test';

/** What the tests know of the running site. */
export type Site = Omit<ThrowawaySite, 'stop'> & {
  /** Folder of the letters that arrived. */
  mailbox: string;
};

/** Leaves word of the site for the processes of the tests. */
export function handSite(site: Site): void {
  process.env.TEST_SITE = JSON.stringify(site);
}

/** The running site. */
export function takeSite(): Site {
  return JSON.parse(process.env.TEST_SITE ?? '{}') as Site;
}
