import { parseRates, type SourceRates } from './parse-rates.ts';

/** Timeout in milliseconds, and the largest response. */
const TIMEOUT = 10_000;
const MOST_BYTES = 1024 * 1024;

/**
 * Fetches rates from a source. Redirects are refused.
 * @throws Error when it does not answer in time, or the response cannot be parsed.
 */
export async function fetchRates(url: string): Promise<SourceRates> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { Accept: 'application/json, application/xml, text/xml' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Throwing inside the loop closes the connection.
    if (bytes > MOST_BYTES) throw new Error('it answered more than a megabyte');
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  return parseRates(decode(body, response.headers.get('content-type')));
}

/** The Bank of Russia writes windows-1251. */
function decode(body: Buffer, type: string | null): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(type ?? '') ?? /encoding="([\w-]+)"/.exec(body.toString('latin1', 0, 200));
  return new TextDecoder(named?.[1] ?? 'utf-8').decode(body);
}
