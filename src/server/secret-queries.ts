import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hasSecret } from '@tourbillon/domain/contract/secret-parameters.ts';

/** Headers of every response to an address that carries a secret, by their names in lower case. */
const SECRET: Readonly<Record<string, [name: string, value: string]>> = {
  'cache-control': ['Cache-Control', 'no-store'],
  'referrer-policy': ['Referrer-Policy', 'no-referrer'],
};

/**
 * Has every response to an address with a secret in its query say that nobody keeps it and that no other site is told
 * the address: a page, a redirect, a refusal alike, whatever headers were meant for it.
 */
export function protectSecret(req: IncomingMessage, res: ServerResponse): void {
  if (!hasSecret(req.url ?? '')) return;
  const writeHead = res.writeHead.bind(res) as (...parts: unknown[]) => ServerResponse;
  res.writeHead = (...parts: unknown[]) => {
    const own = parts.map((part) => (isHeaders(part) ? without(part) : part));
    for (const [name, value] of Object.values(SECRET)) res.setHeader(name, value);
    return writeHead(...own);
  };
}

function isHeaders(part: unknown): part is OutgoingHttpHeaders {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function without(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !Object.hasOwn(SECRET, name.toLowerCase())),
  );
}
