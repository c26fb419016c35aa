import * as v from 'valibot';
import { callTarget, type RequestOf, type ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A request as its caller writes it: fields with defaults are optional. */
export type Asked<Name extends CallName> = Partial<RequestOf<(typeof CALLS)[Name]>>;

/** Makes a call as the storefront does. @returns the status and the raw body. */
export async function askRaw<Name extends CallName>(
  url: string,
  locale: Locale,
  name: Name,
  request: Asked<Name>,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/${locale}${callTarget(CALLS[name], flagsAsDigits(request))}`);
  return { status: response.status, body: await response.json() };
}

/** Makes a call. @returns its response, which must match the contract. */
export async function ask<Name extends CallName>(
  url: string,
  locale: Locale,
  name: Name,
  request: Asked<Name> = {},
): Promise<ResponseOf<(typeof CALLS)[Name]>> {
  const { status, body } = await askRaw(url, locale, name, request);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return v.parse(v.pipe(v.unknown(), CALLS[name].response), body) as ResponseOf<(typeof CALLS)[Name]>;
}

/** Encodes flags as `1` and `0`. */
function flagsAsDigits(request: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );
}

/** Makes a changing call as the storefront does. @returns the status and the raw body. */
export async function send(
  url: string,
  locale: Locale,
  name: CallName,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${url}/${locale}${CALLS[name].path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
