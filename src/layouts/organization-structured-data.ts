import { lookAddresses } from '#src/addresses/look-address.ts';
import type { Organization } from 'schema-dts';
import { writeNode } from '#src/ui/structured-data.ts';
import type { Contact, Frame, Shop } from './frame.server.ts';

/** The node of the latest frames: every item names the shop. */
const written = new WeakMap<Frame, string>();

/**
 * The shop as a written node of structured data, if the backend has named it.
 * @param origin the host's public origin.
 */
export function organizationNode(origin: string, frame: Frame): string[] {
  if (!frame.shop) return [];
  let node = written.get(frame);
  if (node === undefined) {
    node = writeNode(organizationStructuredData(origin, frame.shop, frame.contact));
    written.set(frame, node);
  }
  return [node];
}

/** With its two legal entities (decision 68): the trading company makes offers, the pawnshop makes loans. */
function organizationStructuredData(
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
