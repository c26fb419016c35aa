import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { HttpError } from 'react-admin';
import type { DeskPasskey } from '@tourbillon/domain/desk/own-access.ts';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { callDesk } from '../data/call-desk.ts';

/** Opens a session with a passkey. @throws HttpError, or the browser's error when the person cancels. */
export async function openByPasskey(): Promise<Colleague> {
  const { data } = await callDesk('passkeyLogInOptions');
  const response = await startAuthentication({ optionsJSON: data as never });
  return (await callDesk('logInByPasskey', { response })).data;
}

/** Proves a passkey of the person again. */
export async function proveByPasskey(): Promise<void> {
  const { data } = await callDesk('deskProofOptions');
  await callDesk('deskProof', { response: await startAuthentication({ optionsJSON: data as never }) });
}

/** Creates a passkey and saves it under a name. @returns all of them. */
export async function makePasskey(name: string): Promise<DeskPasskey[]> {
  const { data } = await callDesk('deskPasskeyOptions');
  const response = await startRegistration({ optionsJSON: data as never });
  return (await callDesk('addDeskPasskey', { name, response: response as never })).data;
}

/** Whether the error is from the browser: its dialog was closed or timed out. */
export function isStopped(error: unknown): boolean {
  return (error as HttpError).status === undefined;
}
