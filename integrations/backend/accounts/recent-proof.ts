import { PROOF_MINUTES } from '@tourbillon/domain/business/terms.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Milliseconds by which clocks of two machines may differ. */
const SKEW = 60_000;

/** Whether a session's holder has shown password or passkey within the last minutes. */
export function isRecentlyProved(session: { provedAt: Date | null }, now = new Date()): boolean {
  const age = now.getTime() - (session.provedAt?.getTime() ?? -Infinity);
  // A moment further off is of a clock that has been put back.
  return age >= -SKEW && age <= PROOF_MINUTES * 60_000;
}

/** Stands before what a stolen session may not do. @throws DomainError 'forbidden' with `recent_proof` among its errors. */
export function demandRecentProof(session: { provedAt: Date | null }, now = new Date()): void {
  if (isRecentlyProved(session, now)) return;
  throw new DomainError('forbidden', 'Recent proof needed', {
    errors: { recent_proof: ['recent_proof'] },
  });
}
