import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readServiceTokens } from '@tourbillon/domain/contract/service-signature.ts';
import type { SharedConfiguration } from './variables.ts';

/** The token that signs calls: `SERVICE_TOKEN`, or the one in the data directory. Undefined if there is none. */
export function readServiceToken({
  SERVICE_TOKEN: [given],
  DATA_DIR,
}: Pick<SharedConfiguration, 'SERVICE_TOKEN' | 'DATA_DIR'>): string | undefined {
  if (given) return given;
  try {
    const [kept] = readServiceTokens(readFileSync(path.join(DATA_DIR, 'service-token'), 'utf8'));
    return kept;
  } catch {
    return undefined;
  }
}
