/** What other rooms take of accounts. */
export type { AccountOwner } from './account-owner.ts';
export { endSessions, listSessions, sessionHolder } from './sessions.ts';
