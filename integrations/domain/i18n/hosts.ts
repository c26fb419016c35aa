import { DEFAULT_LOCALE, LOCALES, type Locale, readLocales } from './locales.ts';

/** Origins of the locales, and the accepted Host headers. */
export interface Hosts {
  /** The languages of the site, in the order of the language switcher. */
  locales: readonly Locale[];
  /** The locale of plain `localhost`, and of visitors with an unknown language: Russian if the site has it. */
  main: Locale;
  /** Public origin by locale, without a trailing slash: the base of canonical and alternate addresses. */
  origins: Record<Locale, string>;
  /** Exact allow-list: lower-case host, with and without the port, to its locale. */
  byHost: ReadonlyMap<string, Locale>;
}

/** Default port of the storefront. */
const DEFAULT_PORT = 4321;

/**
 * Reads the hosts from the environment: `SITE_URL_RU`, `SITE_URL_EN`, `SITE_URL_UA`, `SITE_URL_UZ`, else
 * `http://{locale}.localhost:{PORT}`. Plain `localhost` and `127.0.0.1` are the main locale. `LOCALES` lists the
 * languages of the site; hosts of other languages are not accepted.
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
    // Behind a proxy that forwards only the host name, the listening port may differ from the public one.
    for (const host of [url.hostname, url.host, `${url.hostname}:${port}`]) byHost.set(host, locale);
  }
  return { locales, main, origins, byHost };
}

/** The locale of a Host header; undefined when the host is not ours (response 421). */
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
