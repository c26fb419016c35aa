import * as v from 'valibot';
import { type Hosts, readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { type Environment, readEnvironment } from '@tourbillon/platform/configuration/environment.ts';
import {
  choice,
  number,
  optionalNumber,
  safeAddress,
  SHARED_VARIABLES,
  text,
} from '@tourbillon/platform/configuration/variables.ts';

/** The environment variables of the backend; `docs/operations/configure.md` describes each. */
export const BACKEND_VARIABLES = v.object({
  ...SHARED_VARIABLES,
  BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  // With 0 the system chooses a free port.
  BACKEND_PORT: optionalNumber({ from: 0, to: 65_535 }, 'a number from 1 to 65535'),
  CONTENT_DIR: text,
  DEMO_DATA: choice('none'),
  DATABASE_URL: text,
  DATABASE_READ_URL: text,
  DATABASE_READ_LAG_MS: number({ from: 0, to: 3_600_000, whole: false }, 'milliseconds, such as 5000', 5_000),
  MAIL_FROM: text,
  RATES_URL: safeAddress('https://www.cbr.ru/scripts/XML_daily.asp'),
  SMTP_URL: text,
  STAFF_EMAIL: text,
  STAFF_KEY: text,
  SERVICE_UNSIGNED: choice('accept'),
  TELEGRAM_API_URL: safeAddress('https://api.telegram.org'),
  TELEGRAM_BOT_TOKEN: text,
  TELEGRAM_CHAT_IDS: text,
  // Set by npm and test runners. In development, responses are validated against the contract.
  NODE_ENV: text,
});

/** The settings of the backend: its variables, and values derived from them. */
export interface Configuration extends v.InferOutput<typeof BACKEND_VARIABLES> {
  /** Public address of each site, for links in letters. */
  hosts: Hosts;
}

/** Reads the backend's configuration. @throws ConfigurationError that names every wrong variable. */
export function readConfiguration(environment: Environment): Configuration {
  const variables = readEnvironment(BACKEND_VARIABLES, environment);
  return { ...variables, hosts: readHosts({ ...environment, PORT: String(variables.PORT) }) };
}

let read: Configuration | undefined;

/** The configuration of this process, read at the first call. */
export function configuration(): Configuration {
  return (read ??= readConfiguration(process.env));
}
