/** What other rooms take of accounts. */
export type { AccountOwner } from './account-owner.ts';
export { endSessions, listSessions, sessionHolder } from './sessions.ts';
export { AttemptCounter } from './attempt-counter.ts';
export { hashPassword, isPassword, NO_HASH } from './password-hash.ts';
