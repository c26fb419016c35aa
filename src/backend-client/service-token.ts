import { type Configuration, configuration } from '../platform/configuration.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readServiceTokens,
  SERVICE_SCHEME,
  SERVICE_SIGNATURE,
  type ServiceCall,
  signCall,
} from '@tourbillon/domain/contract/service-signature.ts';

let token: string | undefined | null = null;

/**
 * The header that signs a call of the backend; none where there is no token, for backends that want none. The token is
 * `SERVICE_TOKEN`, or what the start of the whole site has left in the data directory; it never leaves this machine.
 */
export function serviceHeaders(call: ServiceCall): Record<string, string> {
  if (token === null) token = readServiceToken(configuration());
  return token === undefined ? {} : { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) };
}

/** The token that signs; undefined when there is none. */
export function readServiceToken({
  SERVICE_TOKEN: [given],
  DATA_DIR,
}: Pick<Configuration, 'SERVICE_TOKEN' | 'DATA_DIR'>): string | undefined {
  if (given) return given;
  try {
    const [kept] = readServiceTokens(readFileSync(path.join(DATA_DIR, 'service-token'), 'utf8'));
    return kept;
  } catch {
    return undefined;
  }
}

/**
 * Whether a backend rejected a call because of its signature, and so nothing of what was asked: such a response is no
 * response, least of all that a visitor is not logged in.
 * @returns why, in words for the log.
 */
export function signatureFault(status: number, challenge: string | null | undefined): string | undefined {
  if (status !== 401 || !challenge?.startsWith(SERVICE_SCHEME)) return undefined;
  const [, fault = 'unknown'] = /error="(\w+)"/.exec(challenge) ?? [];
  if (fault === 'clock') return 'the backend rejects our signature: the clocks are minutes apart';
  if (fault === 'missing') return 'the backend rejects unsigned calls: SERVICE_TOKEN is not set';
  return 'the backend rejects our signature: its SERVICE_TOKEN is another one';
}
