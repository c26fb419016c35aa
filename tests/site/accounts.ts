import { readConfiguration } from '../../src/platform/configuration.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ask, type RequestOptions, type Reply } from './ask.ts';
import { newNetwork } from './mailing-list.ts';
import { readSharedSite } from './site.ts';

/** A password that nobody else has. */
export const PASSWORD = 'three quiet tourbillons';

/** Registers an account by the storefront's call, for tests that need one. */
export async function registerAccount(email: string, locale: Locale = 'en', name = 'Anna'): Promise<void> {
  const { backendPort, env } = readSharedSite();
  const target = `/${locale}/register`;
  const typed = { email, name, phone: '+79123456789', password: PASSWORD, password_confirmation: PASSWORD };
  const body = JSON.stringify(typed);
  const signature = signCall(
    readServiceToken(readConfiguration(env)) ?? '',
    { method: 'POST', target, body },
    Date.now(),
  );
  const response = await fetch(`http://127.0.0.1:${backendPort}${target}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SERVICE_SIGNATURE]: signature },
    body,
  });
  if (!response.ok) throw new Error(`Registration: status ${response.status}`);
}

/** Makes an account call through the gateway, as a browser does. @param token of the account. */
export function callAccount(
  path: `/${string}`,
  body?: object,
  token?: string,
  { headers, ...asking }: RequestOptions = {},
): Promise<Reply> {
  return ask('en', `/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': newNetwork(),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...asking,
  });
}

/** Logs in over HTTP. @returns the account token and the cookie of the response. */
export async function logInByCall(
  email: string,
  asking: RequestOptions = {},
): Promise<{ token: string; xsrf: string }> {
  const { text, headers } = await callAccount('/login', { email, password: PASSWORD }, undefined, asking);
  const { account_token: token = '' } = JSON.parse(text) as { account_token?: string };
  return { token, xsrf: /XSRF-TOKEN=([\w-]+)/.exec(headers['set-cookie'] ?? '')?.[1] ?? '' };
}
