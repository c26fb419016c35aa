import { DEFAULT_LOCALE, LOCALES, type Locale, readLocales } from './locales.ts';

/** Where each locale lives and which Host headers are ours. */
export interface Hosts {
  /** The languages of the site, in the order of the switcher. */
  locales: readonly Locale[];
  /** The one of plain `localhost`, and of visitors whose language nobody knows: Russian where the site has it. */
  main: Locale;
  /** Public origin per locale, without a trailing slash: the base of canonical and alternate addresses. */
  origins: Record<Locale, string>;
  /** Exact allow-list: lower-case host, with and without the port, to its locale. */
  byHost: ReadonlyMap<string, Locale>;
}

/** Default port of the storefront. */
const DEFAULT_PORT = 4321;

/**
 * Reads the hosts from the environment: `SITE_URL_RU`, `SITE_URL_EN`, `SITE_URL_UA`, `SITE_URL_UZ`, else
 * `http://{locale}.localhost:{PORT}`. Plain `localhost` and `127.0.0.1` are the main locale. `LOCALES` says which of
 * them the site has: the others are no hosts of ours.
 * @throws when a configured origin is not an absolute http(s) URL.
 */
export function readHosts(env: Record<string, string | undefined>): Hosts {
  const port = env.PORT || String(DEFAULT_PORT);
  const locales = readLocales(env.LOCALES);
  const main = locales[0] ?? DEFAULT_LOCALE;
  const byHost = new Map<string, Locale>();
  for (const name of ['localhost', '127.0.0.1']) {
    byHost.set(name, main).set(`${name}:${port}`, main);
  }
  const origins = {} as Record<Locale, string>;
  for (const locale of LOCALES) {
    const variable = `SITE_URL_${locale.toUpperCase()}`;
    const url = parseOrigin(variable, env[variable] || `http://${locale}.localhost:${port}`);
    origins[locale] = url.origin;
    if (!locales.includes(locale)) continue;
    // The listening port may differ from the public one behind a proxy that keeps the Host name only.
    for (const host of [url.hostname, url.host, `${url.hostname}:${port}`]) byHost.set(host, locale);
  }
  return { locales, main, origins, byHost };
}

/** The locale of a Host header, or undefined when the host is not ours (answer 421). */
export function localeOfHost(hosts: Hosts, host: string | undefined): Locale | undefined {
  return host === undefined ? undefined : hosts.byHost.get(host.toLowerCase());
}

function parseOrigin(variable: string, value: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${variable} must be an address such as https://example.com, not "${value}"`);
  }
  return url;
}
