import * as v from 'valibot';
import { deskAddress, deskPort } from '@tourbillon/platform/configuration/desk-address.ts';
import { type Environment, readEnvironment } from '@tourbillon/platform/configuration/environment.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { address, number, SHARED_VARIABLES } from '@tourbillon/platform/configuration/variables.ts';

/** Environment variables of the desk; `docs/operations/configure.md` describes them. */
export const DESK_VARIABLES = v.object({
  ...SHARED_VARIABLES,
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  DESK_BACKEND_URL: address('http://10.0.0.5:4322', true),
  TRUSTED_PROXIES: number({ from: 0 }, 'the number of proxies in front', 0),
});

/** Configuration of the desk's server. */
export interface DeskConfiguration {
  host: string;
  port: number;
  /** Origin of the desk; only this origin may make calls. */
  origin: string;
  /** Base URL of the backend's desk calls, without a trailing slash. */
  backend: string;
  /** Number of proxies in front of the desk. */
  proxies: number;
  dataDir: string;
  /** Signs calls to a backend on another machine. */
  serviceToken: string | undefined;
  logLevel: string;
}

/**
 * Reads the configuration, by default from this process. @throws ConfigurationError that names every invalid
 * variable.
 */
export function readDeskConfiguration(environment: Environment = process.env): DeskConfiguration {
  const variables = readEnvironment(DESK_VARIABLES, environment);
  const { PORT, BACKEND_PORT = PORT + 1, DESK_BACKEND_URL: elsewhere } = variables;
  return {
    host: variables.DESK_HOST,
    port: deskPort(variables),
    origin: new URL(deskAddress(variables)).origin,
    backend: `${(elsewhere ?? `http://127.0.0.1:${BACKEND_PORT}`).replace(/\/+$/, '')}/desk`,
    proxies: variables.TRUSTED_PROXIES,
    dataDir: variables.DATA_DIR,
    serviceToken: readServiceToken(variables),
    logLevel: variables.LOG_LEVEL,
  };
}
