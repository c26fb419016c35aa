import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import { ask, type RequestOptions, type Reply } from './ask.ts';
import type { Machines } from './machines.ts';

/** Makes the proof of work that the site requires. */
export async function proof(site: Machines, host: string): Promise<string> {
  const { text } = await ask(site, { host, path: '/api/robot-task' });
  const { challenge } = JSON.parse(text) as { challenge: Challenge };
  return solve(challenge);
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Sends a form as a browser without scripts does. */
export function post(
  site: Machines,
  asking: Omit<RequestOptions, 'body' | 'method'>,
  fields: Record<string, string>,
): Promise<Reply> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...asking.headers };
  return ask(site, { ...asking, method: 'POST', headers, body: String(new URLSearchParams(fields)) });
}

/** Fields of a person with a phone number. */
export function person(telephone: string, robot: string): Record<string, string> {
  const contact = { type_contact: 'telephone', nickname: '@' };
  return { user_name: 'Анна', country: 'ru', telephone, consent: '1', robot, ...contact };
}

/** Uploads a file of a form, with the proof of work for the first one. */
export async function postPhoto(
  site: Machines,
  asking: Omit<RequestOptions, 'body' | 'method' | 'path'>,
  upload: string,
): Promise<Reply> {
  const path = `/api/photos?upload=${upload}&name=warranty.pdf`;
  const file = { ...asking, path, method: 'POST', body: '%PDF-1.7 warranty %%EOF' };
  const { robot } = JSON.parse((await ask(site, file)).text) as { robot: { challenge: Challenge } };
  return ask(site, {
    ...file,
    headers: { ...asking.headers, [PROOF_HEADER]: await solve(robot.challenge) },
  });
}

/** Whether the response confirms the form. */
export function isThanked({ status, text }: Reply): boolean {
  return status === 200 && text.includes(' data-sent');
}
