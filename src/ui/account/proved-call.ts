import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';

/** Whether a call was refused until its holder shows password or passkey (`recentProof` of the contract). */
export function isProofMissing(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 403 && 'recent_proof' in error.errors;
}

/**
 * Makes a call that may ask for recent proof: the dialog asks for it, and the call is made again as it was.
 * @throws CallFailure; that of the missing proof when the dialog was closed.
 */
export async function provedCall<Answer>(path: PublicPath, body?: object): Promise<Answer> {
  try {
    return await accountCall<Answer>(path, body);
  } catch (error) {
    if (!isProofMissing(error)) throw error;
    const { askForProof } = await import('./proof-dialog.ts');
    if (!(await askForProof())) throw error;
    return accountCall<Answer>(path, body);
  }
}
