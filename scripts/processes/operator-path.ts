import path from 'node:path';
import type { Environment } from '@tourbillon/platform/configuration/environment.ts';

/**
 * The absolute path of a file that the operator names. A relative one is taken from the folder in which the command was
 * given: npm and the bootstrap change to that of the project, and tell the other one.
 */
export function operatorPath(named: string, env: Environment = process.env): string {
  return path.resolve(env.INIT_CWD ?? process.cwd(), named);
}
