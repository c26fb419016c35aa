import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/* What the browser does with passkeys; loaded by the first press of a button that needs one. */

/** Why the browser gave no passkey. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  /** Whether the device has one for this account already. */
  readonly isKnown: boolean;

  constructor(cause: unknown) {
    super('The browser gave no passkey', { cause });
    this.isKnown =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  }
}

/** A call that gives options: `accountCall`, or one that asks for proof first. */
export type AskOptions = () => Promise<{ data: { challenge: string } }>;

/** Has the person show a passkey. @returns the answer for the server. @throws PasskeyFailure, or what the call throws. */
export async function showPasskey(ask: AskOptions): Promise<object> {
  const { data } = await ask();
  return startAuthentication({ optionsJSON: data as never }).catch(fail);
}

/** Has the device make a passkey. @returns the answer for the server. @throws PasskeyFailure, or what the call throws. */
export async function makePasskey(ask: AskOptions): Promise<object> {
  const { data } = await ask();
  return startRegistration({ optionsJSON: data as never }).catch(fail);
}

function fail(cause: unknown): never {
  throw new PasskeyFailure(cause);
}
