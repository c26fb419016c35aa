import { getDomain } from 'tldts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';

/** Whom a site's passkeys are made for (WebAuthn 3, relying party). */
export interface RelyingParty {
  /** A host, or the domain that hosts of ours share. */
  id: string;
  /** The site itself: where the browser has to have been. */
  origin: string;
}

export type RelyingParties = Record<Locale, RelyingParty>;

/**
 * The relying party of each site, by the configured origins alone. Sites that share a registrable domain share their
 * passkeys; any other site is a party of its own. The list of public suffixes tells which domains can be shared.
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

/** The registrable domain of an origin; the host itself where it has none: an address, `localhost`. */
function domainOf(origin: string): string {
  const { hostname } = new URL(origin);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
