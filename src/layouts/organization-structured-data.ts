import { lookAddresses } from '#src/addresses/look-address.ts';
import type { Organization } from 'schema-dts';
import type { Contact, Shop } from './frame.server.ts';

/**
 * The shop as structured data, with its two legal entities (decision 68): the trading company makes offers, the
 * pawnshop makes loans.
 * @param origin the host's public origin.
 */
export function organizationStructuredData(
  origin: string,
  shop: Shop,
  contact: Contact | undefined,
): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shop.name,
    slogan: shop.slogan,
    url: `${origin}/`,
    logo: origin + lookAddresses(shop.look).touchIcon,
    foundingDate: String(shop.founded),
    ...(contact && { telephone: contact.phone_link.replace(/^tel:/, ''), email: contact.email }),
    subOrganization: shop.entities.map(({ kind, name, details }) => ({
      '@type': 'Organization',
      '@id': `${origin}/#${kind}`,
      name,
      legalName: name,
      description: details,
    })),
  };
}
