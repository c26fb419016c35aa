import { availableParallelism } from 'node:os';
import { Problem } from '../bootstrap/problem.mjs';
import { DEFAULT_PORT, readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** What the scripts have to know of the configuration; the programs read the rest themselves. */
export interface Settings {
  port: number;
  host: string;
  backendPort: number;
  /** Processes that serve the storefront. */
  workers: number;
  /** Port of the loopback interface for health and figures; 0 for none. */
  internalPort: number;
  /** Whether every host has a backend of its own elsewhere, so that ours is not started. */
  externalBackend: boolean;
  /** Public address of each locale. */
  origins: Record<Locale, string>;
  /** What the pages show of the configuration: when it changes they are rendered anew. */
  shown: Record<string, string | undefined>;
}

/**
 * Reads the settings that decide what is started and where.
 * @throws Problem when a value cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = portOf('PORT', env.PORT, DEFAULT_PORT);
  const origins = readOrigins(env);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    backendPort: portOf('BACKEND_PORT', env.BACKEND_PORT, port + 1),
    workers: countOf('STOREFRONT_WORKERS', env.STOREFRONT_WORKERS, availableParallelism()),
    internalPort: env.INTERNAL_PORT === '0' ? 0 : portOf('INTERNAL_PORT', env.INTERNAL_PORT, port + 2),
    externalBackend: LOCALES.every((locale) => env[`BACKEND_URL_${locale.toUpperCase()}`]),
    origins,
    shown: {
      ...origins,
      hideMoscowOffices: env.HIDE_MOSCOW_OFFICES,
      database: env.DATABASE_URL,
      demonstration: env.DEMO_DATA,
      reports: env.SENTRY_DSN && 'on',
    },
  };
}

/** The environment of the programs: ours, with the ports settled; a line a request is too much for a terminal. */
export function childEnvironment(settings: Settings): Record<string, string | undefined> {
  return {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    BACKEND_PORT: String(settings.backendPort),
  };
}

function portOf(name: string, value: string | undefined, byDefault: number): number {
  if (!value) return byDefault;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`${name} is "${value}"; give a number from 1 to 65535.`);
}

function countOf(name: string, value: string | undefined, byDefault: number): number {
  if (!value) return byDefault;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 256) return count;
  throw new Problem(`${name} is "${value}"; give a number from 1 to 256.`);
}

function readOrigins(env: Record<string, string | undefined>): Record<Locale, string> {
  try {
    return readHosts(env).origins;
  } catch (error) {
    throw new Problem((error as Error).message);
  }
}
