/** What other rooms import from accounts. */
export type { AccountOwner } from './account-owner.ts';
export { endSessions, listSessions, sessionHolder } from './sessions.ts';
export { AttemptCounter } from './attempt-counter.ts';
export { hashPassword, isPassword, NO_HASH } from './password-hash.ts';
export { weaknessReason } from './password-strength/judge.ts';
export { wordsOfNames, wordsOfPerson } from './password-strength/known-words.ts';
export { requireRecentProof } from './recent-proof.ts';
export { challengesIn } from './passkeys/challenges.ts';
export { checkAssertion, storeCounter } from './passkeys/check-assertion.ts';
export type { RelyingParty } from './passkeys/relying-parties.ts';
export { creationOptions, readAttestation, requestOptions } from './passkeys/web-authn.ts';
