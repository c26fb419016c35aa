import path from 'node:path';
import type { Environment } from '@tourbillon/platform/configuration/environment.ts';

/**
 * The absolute path of a file that the operator names. A relative path starts from the folder in which the operator
 * called npm. npm and the bootstrap change to the folder of the project and set `INIT_CWD` to the original one.
 */
export function operatorPath(named: string, env: Environment = process.env): string {
  return path.resolve(env.INIT_CWD ?? process.cwd(), named);
}
