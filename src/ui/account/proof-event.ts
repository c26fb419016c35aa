/**
 * The event of the document by which a call asks for the dialog of proof. Calls do not know the dialog: its form makes
 * such a call itself.
 */
export const PROOF_WANTED = 'proof-wanted';

/** What the event brings: whoever shows the dialog hands in what comes of it. */
export interface ProofWanted {
  answer: (isShown: Promise<boolean>) => void;
}
