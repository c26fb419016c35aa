import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';

/** A backend as the storefront asks it. */
interface AskedBackend {
  /** Base address of one host. */
  base: URL;
  /** Signs the calls. */
  token: string | undefined;
  /** Time limit of a response, milliseconds. */
  timeout: number;
}

/** Asks a backend. @returns the text of its response; undefined when that is not 200, or there is none. */
export async function askBackend(
  { base, token, timeout }: AskedBackend,
  target: string,
): Promise<string | undefined> {
  const address = new URL(base.href.replace(/\/$/, '') + target);
  const call = { method: 'GET', target: address.pathname + address.search, body: '' };
  const headers: Record<string, string> = token
    ? { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) }
    : {};
  const signal = AbortSignal.timeout(timeout);
  const reply = await fetch(address, { headers, signal }).catch(() => undefined);
  const text = await reply?.text().catch(() => undefined);
  return reply?.status === 200 ? text : undefined;
}
