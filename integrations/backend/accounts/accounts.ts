/** What other rooms take of accounts. */
export type { Owner } from './account-owner.ts';
export { endSessions, listSessions, sessionHolder } from './sessions.ts';
