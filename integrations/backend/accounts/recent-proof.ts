import { PROOF_MINUTES } from '@tourbillon/domain/business/terms.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Tolerated difference between the clocks of two machines, milliseconds. */
const SKEW = 60_000;

/** Whether the holder of a session has entered the password or used a passkey within the last `PROOF_MINUTES`. */
export function isRecentlyProved(session: { provedAt: Date | null }, now = new Date()): boolean {
  const age = now.getTime() - (session.provedAt?.getTime() ?? -Infinity);
  // A proof further in the future means that the clock was set back.
  return age >= -SKEW && age <= PROOF_MINUTES * 60_000;
}

/**
 * Protects actions that a stolen session must not be able to do. @throws DomainError 'forbidden' with `recent_proof`
 * among its errors.
 */
export function requireRecentProof(session: { provedAt: Date | null }, now = new Date()): void {
  if (isRecentlyProved(session, now)) return;
  throw new DomainError('forbidden', 'Recent proof needed', {
    errors: { recent_proof: ['recent_proof'] },
  });
}
