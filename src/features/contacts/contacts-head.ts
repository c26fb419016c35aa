import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { ContactsView } from './contacts.server.ts';
import { officeStructuredData, type OwnerShop } from './office-structured-data.ts';

/** Heading of a contacts page; it names the city when the city has an office (decision 28). */
export function contactsTitle({ contact }: ContactsView, t: Translate): string {
  return contact.offices.length > 0
    ? t('contentPages.contactsTitle', { cityIn: contact.city_in })
    : t('officeContacts.contactsHeading');
}

/** Breadcrumbs of a city's contacts, without the home page. */
export function contactsCrumbs({ contact }: ContactsView, t: Translate) {
  const own = `/contacts/${contact.alias}/`;
  if (contact.offices.length === 0) return [{ title: t('contentPages.contacts'), path: own }];
  return [
    { title: t('contentPages.contacts'), path: '/contacts/' },
    { title: contact.city, path: own },
  ];
}

/**
 * Page head of a contacts page. The page without a city shows the default city; the address with the city is
 * canonical (decision 7).
 * @param origin the host's public origin.
 * @param shop of the host.
 */
export function contactsHead(view: ContactsView, t: Translate, origin: string, shop?: OwnerShop) {
  const { contact, seo } = view;
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...contactsCrumbs(view, t)];
  return {
    title: seo?.title ?? contactsTitle(view, t),
    description: seo?.description ?? t('contentPages.contactsDescription', { cityIn: contact.city_in }),
    path: `/contacts/${contact.alias}/`,
    jsonLd: [
      breadcrumbStructuredData(origin, crumbs),
      ...contact.offices.map((office) => officeStructuredData(origin, shop, contact, office)),
    ],
  };
}
