import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { report } from './form-mistakes.ts';

/** What a button that asks for a passkey does with it. */
export interface PasskeyUse {
  /** Call of the options, and what it is sent. */
  options: PublicPath;
  body: object;
  /** Takes the answer to the server. @throws CallFailure. */
  use: (response: object) => Promise<void>;
}

/** Whether the browser knows passkeys; not where the connection is not secure. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Asks for a passkey and takes it to the server; what goes wrong is said over the form. The button's data hold its words.
 * @param part has the line of problems.
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
    report(part, explain(error, button.dataset));
  } finally {
    button.ariaBusy = null;
    button.textContent = words;
  }
}

/** The words for a failure: of the server, or of the browser, which was given nothing. */
function explain(error: unknown, { stopped = '', refused = '', notSent = '' }: DOMStringMap): string {
  if (!(error instanceof CallFailure)) return stopped;
  const [text] = Object.values(error.errors).flat();
  if (text) return text;
  return error.status === 401 || error.status === 422 ? refused : notSent;
}
