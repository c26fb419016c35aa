import * as v from 'valibot';
import { type Hosts, readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { type Environment, readEnvironment } from '@tourbillon/platform/configuration/environment.ts';
import {
  address,
  choice,
  forEachHost,
  number,
  onOrOff,
  optionalNumber,
  SHARED_VARIABLES,
  text,
} from '@tourbillon/platform/configuration/variables.ts';
import { type Addresses, backendAddresses } from './backend-addresses.ts';
import { tilesOrigin } from './http/tiles-origin.ts';
import { QUEUE_WAIT_MS, REQUESTS_AT_ONCE } from './load-shedding.ts';

/** A number of megabytes above zero. */
const megabytes = (usual: number) => number({ from: Number.MIN_VALUE, whole: false }, 'megabytes', usual);

/** The environment variables of the storefront; `docs/operations/configure.md` describes each. */
export const STOREFRONT_VARIABLES = v.object({
  ...SHARED_VARIABLES,
  HOST: v.optional(v.string(), '127.0.0.1'),
  ...forEachHost('BACKEND_URL', address('https://api.example.com', true)),
  HIDE_CITY_OFFICES: onOrOff,
  RECAPTCHA_SITE_KEY_RU: text,
  RECAPTCHA_SITE_KEY_UA: text,
  RECAPTCHA_SITE_KEY_UZ: text,
  RECAPTCHA_SITE_KEY_COM: text,
  RECAPTCHA_SECRET_RU: text,
  RECAPTCHA_SECRET_UA: text,
  RECAPTCHA_SECRET_UZ: text,
  RECAPTCHA_SECRET_COM: text,
  RECAPTCHA_VERIFY_URL: text,
  ROBOT_CHECK_KEY: text,
  TRUSTED_PROXIES: number({ from: 0 }, 'the number of proxies in front', 0),
  SHARED_LIMITS: choice('backend'),
  FRAGMENT_CACHE_MB: number({ from: 0, whole: false }, 'megabytes, or 0 for none', 16),
  WAITING_QUOTA_MB: megabytes(2_048),
  WAITING_NETWORK_QUOTA_MB: megabytes(400),
  STOREFRONT_WORKERS: optionalNumber({ from: 1, to: 256 }, 'a number from 1 to 256'),
  REQUESTS_AT_ONCE: number({ from: 1 }, 'a number of requests', REQUESTS_AT_ONCE),
  QUEUE_WAIT_MS: number({ from: 1 }, 'milliseconds', QUEUE_WAIT_MS),
  SECURITY_CONTACT: text,
  MAP_TILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          tilesOrigin(text) !== undefined && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
        'must be an address of tiles such as https://tiles.example/{z}/{x}/{y}.png; http is for this machine alone.',
      ),
    ),
  ),
  MAP_TILES_CREDIT: text,
});

/** The configuration of the storefront: its variables, and values derived from them. */
export interface Configuration extends v.InferOutput<typeof STOREFRONT_VARIABLES> {
  /** Public address of each site, and its own Host headers. */
  hosts: Hosts;
  /** Base address of each site's backend. */
  backends: Addresses;
}

/** Reads the storefront's configuration. @throws ConfigurationError that names every wrong variable. */
export function readConfiguration(environment: Environment): Configuration {
  const variables = readEnvironment(STOREFRONT_VARIABLES, environment);
  return {
    ...variables,
    hosts: readHosts({ ...environment, PORT: String(variables.PORT) }),
    backends: backendAddresses(variables),
  };
}

let read: Configuration | undefined;

/** The configuration of this process. It is read on first use. */
export function configuration(): Configuration {
  return (read ??= readConfiguration(process.env));
}
