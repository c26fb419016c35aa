import type { Configuration } from '../configuration/configuration.ts';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import {
  checkCall,
  readServiceTokens,
  SERVICE_SCHEME,
  SERVICE_SIGNATURE,
  type SignatureFault,
} from '@tourbillon/domain/contract/service-signature.ts';
import { Problem } from '../errors/operator-problem.ts';

/** How a backend that other machines can reach checks its callers. Undefined: only its own machine can reach it. */
export interface CallerCheck {
  tokens: readonly string[];
  /** Also answer calls without a valid signature and only count them, during a migration of the storefronts. */
  acceptUnsigned: boolean;
}

/** Calls without a valid signature. */
export const unsignedCalls = new Counter({
  name: 'backend_unsigned_calls_total',
  help: 'Calls without a good service signature, by fault',
  labelNames: ['fault'],
  registers: [],
});

/** Minimum milliseconds between two log lines about unsigned calls. */
const LINE_EVERY = 60_000;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only the same machine can reach an address. If this cannot be decided, the address counts as reachable. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  if (address.toLowerCase() === 'localhost') return true;
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Decides whether callers must sign: yes if the backend listens on an address other than loopback.
 * @param configuration `SERVICE_TOKEN`, else the file `service-token` of the data directory;
 * `SERVICE_UNSIGNED=accept`.
 * @throws Problem when callers must sign and there is no token.
 */
export function readCallerCheck(
  host: string,
  dataDir: string,
  { SERVICE_TOKEN, SERVICE_UNSIGNED }: Pick<Configuration, 'SERVICE_TOKEN' | 'SERVICE_UNSIGNED'>,
): CallerCheck | undefined {
  const tokens = SERVICE_TOKEN.length > 0 ? SERVICE_TOKEN : tokensOf(keptToken(dataDir));
  if (isLoopback(host)) return undefined;
  if (tokens.length === 0) {
    throw new Problem(
      `Other machines can reach this backend at ${host}, and there is no token by which it would know its storefronts. ` +
        'Set SERVICE_TOKEN to one secret ("openssl rand -hex 32") on the storefronts first and then here, ' +
        'or BACKEND_HOST to 127.0.0.1.',
    );
  }
  return { tokens, acceptUnsigned: SERVICE_UNSIGNED === 'accept' };
}

/**
 * Rejects calls without a storefront's signature with 401. No signature is needed for `/health`, which reveals
 * nothing, `/staff/*`, which has its own key, and `/metrics` from the same machine.
 */
export function addCallerCheck(app: Hono, { tokens, acceptUnsigned }: CallerCheck, log: Logger): void {
  let [lastLine, since] = [-Infinity, 0];
  const note = (fault: SignatureFault) => {
    unsignedCalls.inc({ fault });
    since += 1;
    if (performance.now() - lastLine < LINE_EVERY) return;
    log.warn(
      { fault, calls: since, answered: acceptUnsigned },
      'calls came without a good service signature',
    );
    [lastLine, since] = [performance.now(), 0];
  };
  app.use(async (context, next) => {
    if (isOpen(context)) return next();
    const fault = await faultOf(context, tokens);
    if (!fault) return next();
    note(fault);
    if (acceptUnsigned) return next();
    return context.json({ message: 'Calls of this backend have to be signed' }, 401, {
      'WWW-Authenticate': `${SERVICE_SCHEME} error="${fault}"`,
      // The body has not been read, so the connection cannot be reused.
      Connection: 'close',
    });
  });
}

async function faultOf(context: Context, tokens: readonly string[]): Promise<SignatureFault | undefined> {
  const { method } = context.req;
  const call = { method, target: targetOf(context) };
  const found = checkCall(tokens, context.req.header(SERVICE_SIGNATURE), call, Date.now());
  if (typeof found === 'string') return found;
  const isFiles = /^(multipart\/|application\/octet-stream$)/.test(context.req.header('content-type') ?? '');
  if (isFiles && found.isStreamed) return undefined;
  const body = method === 'GET' || method === 'HEAD' ? '' : await context.req.arrayBuffer();
  return found.isBody(typeof body === 'string' ? Buffer.from(body) : new Uint8Array(body))
    ? undefined
    : 'unknown';
}

function isOpen(context: Context): boolean {
  const { path } = context.req;
  if (path === '/health' || path.startsWith('/staff/')) return true;
  return path === '/metrics' && isLoopback(incomingOf(context)?.socket.remoteAddress ?? '');
}

/** The target exactly as in the request line: a URL parser may have changed it. */
function targetOf(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return incomingOf(context)?.url ?? pathname + search;
}

function incomingOf(context: Context): IncomingMessage | undefined {
  return (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

function tokensOf(text: string | undefined): string[] {
  try {
    return readServiceTokens(text);
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}

function keptToken(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'service-token'), 'utf8');
  } catch {
    return undefined;
  }
}
