import { createHmac } from 'node:crypto';
import { configuration } from '../platform/configuration.ts';
import { networksOf } from '../platform/http/networks.ts';
import { visitorNetwork } from '../platform/request-context.ts';
import { signingKey } from '../platform/signing-key.ts';

let secret: string | undefined;

/**
 * The networks of an address as backends may know them: by keyed hashes, narrowest first.
 * @param address the visitor's, or the name of its narrowest network.
 */
function networkHashes(address: string): string[] {
  const key = (secret ??= signingKey(configuration()));
  return networksOf(address).map(({ name }) =>
    createHmac('sha256', `${key}.network`).update(name).digest('base64url'),
  );
}

/** The same of the visitor who is being answered; empty where nobody is. */
export function visitorNetworks(): string[] {
  const network = visitorNetwork();
  return network ? networkHashes(network) : [];
}
