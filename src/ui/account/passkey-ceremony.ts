import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/* The WebAuthn ceremonies; loaded at the first click on a button that needs a passkey. */

/** Why the browser did not return a passkey. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  /** Whether the device already has a passkey for this account. */
  readonly isKnown: boolean;

  constructor(cause: unknown) {
    super('The browser gave no passkey', { cause });
    this.isKnown =
      cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  }
}

/** A call that returns WebAuthn options: `accountCall`, or one that asks for recent proof first. */
export type AskOptions = () => Promise<{ data: { challenge: string } }>;

/**
 * Authenticates with a passkey.
 * @returns the response for the server.
 * @throws PasskeyFailure, or errors of the call.
 */
export async function showPasskey(ask: AskOptions): Promise<object> {
  const { data } = await ask();
  return startAuthentication({ optionsJSON: data as never }).catch(fail);
}

/** Registers a new passkey. @returns the response for the server. @throws PasskeyFailure, or errors of the call. */
export async function makePasskey(ask: AskOptions): Promise<object> {
  const { data } = await ask();
  return startRegistration({ optionsJSON: data as never }).catch(fail);
}

function fail(cause: unknown): never {
  throw new PasskeyFailure(cause);
}
