import { defaultContact } from '#src/backend-client/default-city.ts';
import { askOr } from '#src/backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { pickerCities, type City } from '#src/features/city/city-list.ts';
import { configuration } from '#src/platform/configuration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Shop = ResponseOf<typeof CALLS.mainData>['shop'];
export type MenuItem = ResponseOf<typeof CALLS.menuList>['data'][number];

/** Public origins of the hosts and the languages the site has, from configuration and never from a request. */
export const { origins, locales: siteLocales, main: mainLocale } = configuration().hosts;

/** Whether the header's city picker leaves single offices out (decision 29). */
const { HIDE_CITY_OFFICES } = configuration();

/** What the frame of a page shows; a part the backend does not give is empty, and its place is hidden. */
export interface Frame {
  /** Alias of the city shown before the visitor's own is known (decision 28). */
  city: string;
  cities: City[];
  contact: Contact | undefined;
  menu: MenuItem[];
  messages: { id: number; text: string }[];
  shop: Shop | undefined;
}

/** Loads the frame of a locale's pages; it never fails, as every part of it is optional. */
export async function loadFrame(locale: Locale): Promise<Frame> {
  const [main, menu, contact, messages] = await Promise.all([
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.menuList, {}, undefined),
    defaultContact(locale),
    askOr(locale, CALLS.importantMessages, {}, undefined),
  ]);
  return {
    city: main?.default_city ?? '',
    cities: pickerCities(main?.cities ?? [], HIDE_CITY_OFFICES),
    contact: contact?.data,
    menu: menu?.data ?? [],
    messages: messages?.data.data ?? [],
    shop: main?.shop,
  };
}
