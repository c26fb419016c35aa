import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';

/**
 * Event on the document that asks for the identity dialog; `account-page.client.ts` listens to it. The calls cannot
 * import the dialog, because its form also uses them.
 */
export const PROOF_WANTED = 'proof-wanted';

/** Payload of the event: the listener passes the result of the dialog to `answer`. */
export interface ProofWanted {
  answer: (isShown: Promise<boolean>) => void;
}

/** Whether a call was refused because recent proof of identity is missing (`recentProof` of the contract). */
export function isProofMissing(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 403 && 'recent_proof' in error.errors;
}

/** Asks for password or passkey. @returns whether the user confirmed. @throws when the form is not available. */
function askForProof(): Promise<boolean> {
  let asked = Promise.resolve(false);
  const detail: ProofWanted = { answer: (isShown) => (asked = isShown) };
  document.dispatchEvent(new CustomEvent(PROOF_WANTED, { detail }));
  return asked;
}

/**
 * Makes a call that may need recent proof. If so, it opens the identity dialog and repeats the call unchanged.
 * @throws CallFailure; that of the missing proof when the dialog was closed.
 */
export async function provedCall<ResponseBody>(path: PublicPath, body?: object): Promise<ResponseBody> {
  try {
    return await accountCall<ResponseBody>(path, body);
  } catch (error) {
    if (!isProofMissing(error)) throw error;
    if (!(await askForProof())) throw error;
    return accountCall<ResponseBody>(path, body);
  }
}
