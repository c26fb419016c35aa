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
 * The header that signs a call to the backend. Empty if there is no token, for backends that require none. The token
 * is `SERVICE_TOKEN`, or comes from the file that the start of the whole site wrote into the data directory. The
 * token itself is never sent.
 */
export function serviceHeaders(call: ServiceCall): Record<string, string> {
  if (token === null) token = readServiceToken(configuration());
  return token === undefined ? {} : { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) };
}

/**
 * Detects that a backend rejected the signature of a call. Such a 401 says nothing about the request itself; it does
 * not mean that the visitor is logged out.
 * @returns the reason, in words for the log.
 */
export function signatureFault(status: number, challenge: string | null | undefined): string | undefined {
  if (status !== 401 || !challenge?.startsWith(SERVICE_SCHEME)) return undefined;
  const [, fault = 'unknown'] = /error="(\w+)"/.exec(challenge) ?? [];
  if (fault === 'clock') return 'the backend rejects our signature: the clocks are minutes apart';
  if (fault === 'missing') return 'the backend rejects unsigned calls: SERVICE_TOKEN is not set';
  return 'the backend rejects our signature: its SERVICE_TOKEN is another one';
}
