import { randomInt } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ask, type RequestOptions, type Reply } from './ask.ts';
import { newNetwork } from './mailing-list.ts';
import { readSharedSite } from './site.ts';

/** An unused Russian phone number. */
export function newPhone(): string {
  return `+79${randomInt(10 ** 9, 10 ** 10 - 1)
    .toString()
    .slice(1)}`;
}

/** Fields of a call request on the Russian site. */
export function callRequestFields(
  telephone: string,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    user_name: 'Анна',
    country: 'ru',
    telephone,
    type_contact: 'telephone',
    nickname: '@',
    consent: '1',
    ...more,
  };
}

/** Posts the call request as a browser does. */
export function postCall(
  fields: Record<string, string>,
  { headers, ...asking }: RequestOptions = {},
  locale: Locale = 'ru',
): Promise<Reply> {
  return ask(locale, '/call-request/', {
    method: 'POST',
    body: String(new URLSearchParams(fields)),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': newNetwork(),
      ...headers,
    },
    ...asking,
  });
}

/** Makes the proof of work that the site requires. @param work multiple of the usual work. */
export async function proof(asking: RequestOptions = {}, work = 1): Promise<string> {
  const { text } = await ask('ru', work > 1 ? `/api/robot-task?work=${work}` : '/api/robot-task', asking);
  const { challenge } = JSON.parse(text) as { challenge: Challenge };
  return solve(challenge);
}

/** The proof of work for the first file of an upload, as the header of that file. */
export async function uploadProof(upload: string, { headers, ...asking }: RequestOptions = {}) {
  const { text } = await ask('ru', `/api/photos?upload=${upload}&name=`, {
    method: 'POST',
    headers,
    ...asking,
  });
  const { robot } = JSON.parse(text) as { robot: { challenge: Challenge } };
  return { [PROOF_HEADER]: await solve(robot.challenge) };
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The stored requests with a phone number, as the staff's script lists them. */
export function requestsOf(telephone: string) {
  return requestsWith(({ telephone: given }) => given === telephone);
}

/** The stored requests of a person, by name. */
export function requestsBy(person: string) {
  return requestsWith(({ user_name }) => user_name === person);
}

async function requestsWith(matches: (payload: Record<string, unknown>) => boolean) {
  const { backendPort, env } = readSharedSite();
  const desk = await openStaffAccess({
    backend: `http://127.0.0.1:${backendPort}`,
    dataDir: env.DATA_DIR ?? '',
  });
  return (await desk.list({})).filter(({ payload }) => matches(payload));
}
