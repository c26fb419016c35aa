import type { Organization } from 'schema-dts';
import type { Contact, Shop } from './frame.server.ts';

/**
 * The shop as structured data, with the two legal entities that it is by law (decision 68): offers are made by the one
 * that trades, loans by the pawnshop.
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
    logo: `${origin}/icon-180.png`,
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
