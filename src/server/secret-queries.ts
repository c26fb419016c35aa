import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hasSecret } from '@tourbillon/domain/contract/secret-parameters.ts';

/** Headers of every response to an address with a secret, keyed by their lower-case names. */
const SECRET: Readonly<Record<string, [name: string, value: string]>> = {
  'cache-control': ['Cache-Control', 'no-store'],
  'referrer-policy': ['Referrer-Policy', 'no-referrer'],
};

/**
 * Protects addresses with a secret in the query: every response (page, redirect, error) forbids caching and
 * referrers, whatever its own headers are.
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
