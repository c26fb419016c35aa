import { configuration } from '../platform/configuration.ts';
import {
  SERVICE_SCHEME,
  SERVICE_SIGNATURE,
  type ServiceCall,
  signCall,
} from '@tourbillon/domain/contract/service-signature.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';

let token: string | undefined | null = null;

/**
 * The header that signs a call of the backend; none where there is no token, for backends that want none. The token is
 * `SERVICE_TOKEN`, or what the start of the whole site has left in the data directory; it never leaves this machine.
 */
export function serviceHeaders(call: ServiceCall): Record<string, string> {
  if (token === null) token = readServiceToken(configuration());
  return token === undefined ? {} : { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) };
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
