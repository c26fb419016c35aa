import { PROOF_WANTED, type ProofWanted } from './proof-event.ts';

/* Calls that need recent proof open its dialog, on every page; its script comes with the first of them. */

document.addEventListener(PROOF_WANTED, (event) => {
  const { detail } = event as CustomEvent<ProofWanted>;
  detail.answer(import('./proof-dialog.ts').then(({ askForProof }) => askForProof()));
});
