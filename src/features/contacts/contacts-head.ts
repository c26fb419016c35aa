import type { Translate } from '#src/i18n/translate.ts';
import { breadcrumbData } from '#src/ui/breadcrumb-data.ts';
import type { ContactsView } from './contacts.server.ts';
import { officeData } from './office-data.ts';

/** Breadcrumbs of a city's contacts, without the home page. */
export function contactsCrumbs({ contact }: ContactsView, t: Translate) {
  return [
    { title: t('pages.contacts'), path: '/contacts/' },
    { title: contact.city, path: `/contacts/${contact.alias}/` },
  ];
}

/**
 * What the frame needs of a contacts page. The page without a city is the default city's too, and the one
 * with the city is canonical (decision 7).
 * @param origin the host's public origin. @param shop name of the shop.
 */
export function contactsHead(view: ContactsView, t: Translate, origin: string, shop = '') {
  const { contact } = view;
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...contactsCrumbs(view, t)];
  return {
    title: t('pages.contactsTitle', { cityIn: contact.city_in }),
    description: t('pages.contactsDescription', { cityIn: contact.city_in }),
    path: `/contacts/${contact.alias}/`,
    jsonLd: [
      breadcrumbData(origin, crumbs),
      ...contact.offices.map((office) => officeData(origin, shop, contact, office)),
    ],
  };
}
