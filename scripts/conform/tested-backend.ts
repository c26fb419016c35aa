import * as v from 'valibot';
import { type Call, callTarget, type RequestOf, type ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Timeout of a response, milliseconds. It is much longer than the storefront's, since speed is not checked. */
const TIMEOUT_MS = 10_000;

/** Response to a request. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined when the body is not JSON. */
  body: unknown;
}

/** A request as a check writes it: fields with defaults are optional. */
export type CallFields<Name extends CallName> = Partial<RequestOf<(typeof CALLS)[Name]>>;

/** A response that breaks the contract, described in a sentence. */
export class Fault extends Error {}

/** A backend under test, in the language of one host. */
export class TestedBackend {
  readonly locale: Locale;
  readonly #base: string;
  readonly #token: string | undefined;

  /** @param base address without a slash at its end. @param token signs the calls, where the backend wants that. */
  constructor(locale: Locale, base: string, token?: string) {
    this.locale = locale;
    this.#base = base;
    this.#token = token;
  }

  /**
   * Requests a path, with its query, below the base address. @param json is sent as the body of a POST.
   * @throws Fault when there is no response.
   */
  async request(
    target: string,
    { json, headers = {} }: { json?: object; headers?: Record<string, string> } = {},
  ) {
    const url = new URL(this.#base + target);
    const [method, body] = json ? ['POST', JSON.stringify(json)] : ['GET', undefined];
    const call = { method, target: url.pathname + url.search, body: body ?? '' };
    try {
      return await fetch(url, {
        method,
        ...(body && { body }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(this.#token && { [SERVICE_SIGNATURE]: signCall(this.#token, call, Date.now()) }),
          ...headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new Fault(
        `${url.href} gives no response: ${((error as Error).cause as Error | undefined)?.message ?? (error as Error).message}`,
      );
    }
  }

  /** Requests a path and parses the response as JSON. */
  async receive(target: string, json?: object): Promise<ReceivedResponse> {
    const response = await this.request(target, json && { json });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, headers: response.headers, body };
  }

  /** Makes a call. @returns the response, also an error. */
  call<Name extends CallName>(name: Name, request: CallFields<Name> = {}): Promise<ReceivedResponse> {
    return this.receive(this.targetOf(name, request));
  }

  /** Makes a call that must succeed. @throws Fault when the response is an error or does not match the schema. */
  async ask<Name extends CallName>(
    name: Name,
    request: CallFields<Name> = {},
  ): Promise<ResponseOf<(typeof CALLS)[Name]>> {
    const { status, body } = await this.call(name, request);
    const asked = `GET ${this.targetOf(name, request)}`;
    if (status !== 200) throw new Fault(`${asked} is answered ${status}, not 200`);
    if (body === undefined) throw new Fault(`${asked} is answered with something that is no JSON`);
    const parsed = v.safeParse((CALLS[name] as Call).response, body);
    if (parsed.success) return parsed.output as ResponseOf<(typeof CALLS)[Name]>;
    const [issue] = parsed.issues;
    const more = parsed.issues.length > 1 ? ` (and ${parsed.issues.length - 1} more)` : '';
    throw new Fault(`${asked}: ${v.getDotPath(issue) ?? 'the response'}: ${issue.message}${more}`);
  }

  /** Path and query of a call. Flags are encoded as `1` and `0`. */
  targetOf<Name extends CallName>(name: Name, request: CallFields<Name>): string {
    const sent = Object.entries(request).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? Number(value) : value,
    ]);
    return callTarget(CALLS[name], Object.fromEntries(sent) as Record<string, unknown>);
  }
}
