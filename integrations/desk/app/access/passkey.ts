import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { HttpError } from 'react-admin';
import type { DeskPasskey } from '@tourbillon/domain/desk/own-access.ts';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { callDesk } from '../data/call-desk.ts';

/** Opens a session by a passkey. @throws HttpError, or what the browser says when it was given none. */
export async function openByPasskey(): Promise<Colleague> {
  const { data } = await callDesk('passkeyLogInOptions');
  const response = await startAuthentication({ optionsJSON: data as never });
  return (await callDesk('logInByPasskey', { response })).data;
}

/** Shows one of one's own passkeys once more. */
export async function proveByPasskey(): Promise<void> {
  const { data } = await callDesk('deskProofOptions');
  await callDesk('deskProof', { response: await startAuthentication({ optionsJSON: data as never }) });
}

/** Makes a passkey and keeps it under a name. @returns all of them. */
export async function makePasskey(name: string): Promise<DeskPasskey[]> {
  const { data } = await callDesk('deskPasskeyOptions');
  const response = await startRegistration({ optionsJSON: data as never });
  return (await callDesk('addDeskPasskey', { name, response: response as never })).data;
}

/** Whether the browser, and no call, ended it: its question was closed or took too long. */
export function isStopped(error: unknown): boolean {
  return (error as HttpError).status === undefined;
}
