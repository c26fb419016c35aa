import { getDomain } from 'tldts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';

/** The relying party of a site's passkeys (WebAuthn 3). */
export interface RelyingParty {
  /** A host, or the domain that several of our hosts share. */
  id: string;
  /** The origin of the site; the browser reports it in every response. */
  origin: string;
}

export type RelyingParties = Record<Locale, RelyingParty>;

/**
 * The relying party of each site, derived from the configured origins only. Sites that share a registrable domain
 * share their passkeys; every other site has its own relying party. The public suffix list says which domains can be
 * shared.
 */
export function relyingParties(origins: Hosts['origins']): RelyingParties {
  const domains = LOCALES.map((locale) => domainOf(origins[locale]));
  const isShared = (domain: string) => domains.filter((one) => one === domain).length > 1;
  const parties = LOCALES.map((locale): [Locale, RelyingParty] => {
    const origin = origins[locale];
    const domain = domainOf(origin);
    return [locale, { origin, id: isShared(domain) ? domain : new URL(origin).hostname }];
  });
  return Object.fromEntries(parties) as RelyingParties;
}

/** The registrable domain of an origin; the host itself where there is none (an IP address, `localhost`). */
function domainOf(origin: string): string {
  const { hostname } = new URL(origin);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
