import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { showProblem } from './form-mistakes.ts';

/** The parts of a passkey button that differ: the calls. */
export interface PasskeyUse {
  /** The call for the options, and its body. */
  options: PublicPath;
  body: object;
  /** Sends the passkey response to the server. @throws CallFailure. */
  use: (response: object) => Promise<void>;
}

/** Whether the browser supports passkeys; false on an insecure connection. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Asks for a passkey and sends it to the server. Errors appear above the form; their texts are data attributes of the
 * button.
 * @param part contains the element for errors.
 */
export async function pressPasskey(
  button: HTMLButtonElement,
  part: HTMLElement,
  wish: PasskeyUse,
): Promise<void> {
  if (button.ariaBusy) return;
  const words = button.textContent;
  button.ariaBusy = 'true';
  button.textContent = button.dataset.waiting ?? words;
  const problem = part.querySelector<HTMLElement>('[data-form-problem]');
  if (problem) problem.hidden = true;
  try {
    const { showPasskey } = await import('./passkey-ceremony.ts');
    await wish.use(await showPasskey(() => accountCall(wish.options, wish.body)));
  } catch (error) {
    showProblem(part, explain(error, button.dataset));
  } finally {
    button.ariaBusy = null;
    button.textContent = words;
  }
}

/** The text for a failure of the server, or of the browser's passkey dialog. */
function explain(error: unknown, { stopped = '', refused = '', notSent = '' }: DOMStringMap): string {
  if (!(error instanceof CallFailure)) return stopped;
  const [text] = Object.values(error.errors).flat();
  if (text) return text;
  return error.status === 401 || error.status === 422 ? refused : notSent;
}
