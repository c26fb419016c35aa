import { networkHashes } from '@tourbillon/platform/connections/networks.ts';
import { configuration } from '../platform/configuration.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { signingKey } from '../platform/signing-key.ts';

let secret: string | undefined;

/** The networks of the visitor who is being answered, as backends may know them; empty where nobody is. */
export function visitorNetworks(): string[] {
  const network = visitorNetwork();
  return network ? networkHashes(network, (secret ??= signingKey(configuration()))) : [];
}
