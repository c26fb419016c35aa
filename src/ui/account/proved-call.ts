import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';

/**
 * The event of the document by which a call asks for the dialog of proof; `account-page.client.ts` hears it. Calls do not
 * know the dialog: its form makes such a call itself.
 */
export const PROOF_WANTED = 'proof-wanted';

/** What the event brings: the script that shows the dialog hands in the result. */
export interface ProofWanted {
  answer: (isShown: Promise<boolean>) => void;
}

/** Whether a call was refused until its holder shows password or passkey (`recentProof` of the contract). */
export function isProofMissing(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 403 && 'recent_proof' in error.errors;
}

/**
 * Has the dialog ask for password or passkey. @returns whether it was shown. @throws when the form is not available.
 */
function askForProof(): Promise<boolean> {
  let asked = Promise.resolve(false);
  const detail: ProofWanted = { answer: (isShown) => (asked = isShown) };
  document.dispatchEvent(new CustomEvent(PROOF_WANTED, { detail }));
  return asked;
}

/**
 * Makes a call that may ask for recent proof: the dialog asks for it, and the call is made again as it was.
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
