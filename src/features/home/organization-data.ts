import type { Organization, WithContext } from 'schema-dts';

/** The shop as structured data. @param origin the host's public origin. */
export function organizationData(
  origin: string,
  shop: { name: string; slogan: string; founded: number },
  contact: { phone_header: string; email: string } | undefined,
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shop.name,
    slogan: shop.slogan,
    url: `${origin}/`,
    logo: `${origin}/icon-180.png`,
    foundingDate: String(shop.founded),
    ...(contact && { telephone: contact.phone_header, email: contact.email }),
  };
}
