import { DEFAULT_PORT } from '@tourbillon/domain/i18n/hosts.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Base address of the backend per locale, without a trailing slash in its path. */
export type Addresses = Record<Locale, URL>;

/**
 * Reads the base addresses (§7): `BACKEND_URL_RU`, `_EN`, `_UA`, `_UZ`; where one is not
 * set, the embedded backend, `http://127.0.0.1:{BACKEND_PORT, else PORT + 1}/{locale}`. Each is followed by
 * `BACKEND_PREFIX`.
 * @throws when a configured address is not an absolute http(s) URL.
 */
export function readAddresses(env: Record<string, string | undefined>): Addresses {
  const port = env.BACKEND_PORT || String(Number(env.PORT || DEFAULT_PORT) + 1);
  const prefix = trimSlashes(env.BACKEND_PREFIX ?? '');
  const addresses = {} as Addresses;
  for (const locale of LOCALES) {
    const variable = `BACKEND_URL_${locale.toUpperCase()}`;
    const embedded = `http://127.0.0.1:${port}/${locale}`;
    addresses[locale] = parseAddress(variable, env[variable] || embedded, prefix);
  }
  return addresses;
}

function parseAddress(variable: string, value: string, prefix: string): URL {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    // The value is not printed: it may hold a password.
    throw new Error(`${variable} must be an address such as https://api.example.com`);
  }
  const path = [trimSlashes(url.pathname), prefix].filter(Boolean).join('/');
  url.pathname = `/${path}`;
  url.search = '';
  url.hash = '';
  return url;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
