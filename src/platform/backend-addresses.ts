import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Base address of the backend per locale, without a trailing slash in its path. */
export type Addresses = Record<Locale, URL>;

/** The variables for the backend address of each host. */
export interface AddressVariables extends Partial<
  Record<`BACKEND_URL_${Uppercase<Locale>}`, string | undefined>
> {
  PORT: number;
  BACKEND_PORT?: number | undefined;
  BACKEND_PREFIX: string;
}

/** Port of the embedded backend. The default is the storefront's port plus one. */
export function backendPort({
  PORT,
  BACKEND_PORT = PORT + 1,
}: Pick<AddressVariables, 'PORT' | 'BACKEND_PORT'>): number {
  return BACKEND_PORT;
}

/**
 * The base addresses (§7): `BACKEND_URL_RU`, `_EN`, `_UA`, `_UZ`. The default is the embedded backend,
 * `http://127.0.0.1:{BACKEND_PORT, or PORT + 1}/{locale}`. `BACKEND_PREFIX` is appended to each.
 */
export function backendAddresses(variables: AddressVariables): Addresses {
  const prefix = trimSlashes(variables.BACKEND_PREFIX);
  const addresses = {} as Addresses;
  for (const locale of LOCALES) {
    const upper = locale.toUpperCase() as Uppercase<Locale>;
    const embedded = `http://127.0.0.1:${backendPort(variables)}/${locale}`;
    const url = new URL(variables[`BACKEND_URL_${upper}`] ?? embedded);
    url.pathname = `/${[trimSlashes(url.pathname), prefix].filter(Boolean).join('/')}`;
    url.search = '';
    url.hash = '';
    addresses[locale] = url;
  }
  return addresses;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
