import { networkHashes } from '@tourbillon/platform/connections/networks.ts';
import { configuration } from '../platform/configuration.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { signingKey } from '../platform/signing-key.ts';

let secret: string | undefined;

/** Keyed hashes of the networks of the current request's visitor. Empty outside a request. */
export function visitorNetworks(): string[] {
  const network = visitorNetwork();
  return network ? networkHashes(network, (secret ??= signingKey(configuration()))) : [];
}
