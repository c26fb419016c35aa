import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import {
  ConfigurationError,
  type Environment,
  readEnvironment,
} from '@tourbillon/platform/configuration/environment.ts';
import { choice, optionalNumber, port, text } from '@tourbillon/platform/configuration/variables.ts';
import { deskAddress, deskPort } from '@tourbillon/platform/configuration/desk-address.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { backendPort } from '../../src/platform/backend-addresses.ts';
import {
  type Configuration,
  readConfiguration,
  STOREFRONT_VARIABLES,
} from '../../src/platform/configuration.ts';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * The environment of the scripts: variables of the storefront, and those that only the backend and the scripts
 * read.
 */
export const SCRIPT_VARIABLES = v.object({
  ...STOREFRONT_VARIABLES.entries,
  BACKEND_PORT: port,
  BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  INTERNAL_PORT: optionalNumber({ from: 0, to: 65_535 }, 'a number from 1 to 65535, or 0 for none'),
  CONTENT_DIR: text,
  DEMO_DATA: choice('none'),
  DATABASE_URL: text,
  DEPLOY_DIR: text,
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  CHROMIUM_PATH: text,
});

/** Configuration that the scripts need. The programs read the rest themselves. */
export interface Settings {
  port: number;
  host: string;
  backendHost: string;
  backendPort: number;
  /** Processes that serve the storefront. */
  workers: number;
  /** Port of the loopback interface for health and metrics; 0 for none. */
  internalPort: number;
  /** Host and port of the desk; port 0 for none. */
  deskHost: string;
  deskPort: number;
  deskUrl: string;
  /** Whether every host has an external backend. The embedded one is then not started. */
  externalBackend: boolean;
  /** The languages of the site. */
  locales: readonly Locale[];
  /** The public address of each of them. */
  addresses: string[];
  /** Public address of each language. */
  origins: Record<Locale, string>;
  /** Absolute, without links: the `.data` of a release is a link, which is deleted with it. */
  dataDir: string;
  /** Address of a PostgreSQL; undefined for PGlite in the data directory. */
  databaseUrl: string | undefined;
  /** Folder of the shop's texts; undefined for the texts of the project. */
  contentDir: string | undefined;
  /** Whether an empty database is filled with the demonstration shop. */
  demonstration: boolean;
  /** Folder of releases; undefined for the default one. */
  deployDir: string | undefined;
  /** Configuration of the storefront, for scripts that do a part of its work. */
  storefront: Configuration;
  /** Values of the configuration that pages show. When one changes, pages are rendered again. */
  shown: Record<string, string | undefined>;
}

/**
 * Reads the settings that decide what is started and where.
 * @throws Problem when a value is invalid.
 */
export function readSettings(env: Environment = process.env): Settings {
  // The parser with all variables is first, so that one message names everything that is wrong.
  const variables = orProblem(() => readEnvironment(SCRIPT_VARIABLES, env));
  const storefront = readConfiguration(env);
  const { origins, locales } = storefront.hosts;
  const settings: Settings = {
    port: variables.PORT,
    host: variables.HOST,
    backendHost: variables.BACKEND_HOST,
    backendPort: backendPort(variables),
    workers: variables.STOREFRONT_WORKERS ?? availableParallelism(),
    internalPort: variables.INTERNAL_PORT ?? variables.PORT + 2,
    deskHost: variables.DESK_HOST,
    deskPort: deskPort(variables),
    deskUrl: deskAddress(variables),
    externalBackend: locales.every(
      (locale) => variables[`BACKEND_URL_${locale.toUpperCase() as Uppercase<Locale>}`],
    ),
    locales,
    addresses: locales.map((locale) => origins[locale]),
    origins,
    dataDir: withoutLinks(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    contentDir: variables.CONTENT_DIR && path.resolve(variables.CONTENT_DIR),
    demonstration: variables.DEMO_DATA !== 'none',
    deployDir: variables.DEPLOY_DIR,
    storefront,
    shown: {
      ...origins,
      locales: locales.join(),
      hideCityOffices: env.HIDE_CITY_OFFICES,
      database: variables.DATABASE_URL,
      demonstration: variables.DEMO_DATA,
      reports: variables.SENTRY_DSN && 'on',
    },
  };
  checkPorts(settings);
  return settings;
}

/** Checks that what is started on this machine has ports of its own. @throws Problem that names two of them. */
function checkPorts({ port, internalPort, backendPort, deskPort, externalBackend }: Settings): void {
  const ports = {
    PORT: port,
    INTERNAL_PORT: internalPort,
    ...(!externalBackend && { BACKEND_PORT: backendPort, DESK_PORT: deskPort }),
  };
  const seen = new Map<number, string>();
  for (const [name, number] of Object.entries(ports)) {
    if (number === 0) continue;
    if (number > 65_535)
      throw new Problem(`${name} would be ${number}, which is no port: set it, or a lower PORT.`);
    const other = seen.get(number);
    if (other) throw new Problem(`${other} and ${name} are both ${number}: each program needs its own port.`);
    seen.set(number, name);
  }
}

/** The real path of a folder; the path itself while there is no folder. */
function withoutLinks(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/**
 * The environment of the programs: that of this process, with the ports and the data directory filled in. A relative
 * data directory would be another one for each release, because programs run in the folder of their code (decision
 * 697). The log level is `warn`: a line for each request is too much for a terminal.
 */
export function childEnvironment(settings: Settings): Record<string, string | undefined> {
  return {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    BACKEND_PORT: String(settings.backendPort),
    DATA_DIR: settings.dataDir,
    ...(settings.contentDir && { CONTENT_DIR: settings.contentDir }),
  };
}

function orProblem<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError) throw new Problem(error.message);
    throw error;
  }
}
