import { defaultContact } from '#src/backend-client/default-city.ts';
import { askOr } from '#src/backend-client/client.ts';
import { LatestOfResponses } from '#src/backend-client/latest-of-responses.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { pickerCities, type City } from '#src/features/city/city-list.ts';
import { configuration } from '#src/platform/configuration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Contact = ResponseOf<typeof CALLS.contacts>['data'];
export type Shop = ResponseOf<typeof CALLS.mainData>['shop'];
export type MenuItem = ResponseOf<typeof CALLS.menuList>['data'][number];

/** Public origins of the hosts and languages of the site. They come from the configuration, never from a request. */
export const { origins, locales: siteLocales, main: mainLocale } = configuration().hosts;

/** Whether the header's city picker hides single offices (decision 29). */
const { HIDE_CITY_OFFICES } = configuration();

type Message = ResponseOf<typeof CALLS.importantMessages>['data']['data'][number];

/** The data of the layout. If the backend gives no data for a part, the part is empty and hidden. */
export interface Frame {
  /** Alias of the city that is shown before the visitor's city is known (decision 28). */
  city: string;
  cities: City[];
  contact: Contact | undefined;
  menu: MenuItem[];
  messages: Message[];
  shop: Shop | undefined;
}

const frames = new LatestOfResponses<Frame>();

/**
 * Loads the layout data of a locale. It never fails, because every part is optional. As long as the backend's responses
 * are the same objects, the frame is the same object, so that its rendered parts stay in the cache.
 */
export async function loadFrame(locale: Locale): Promise<Frame> {
  const [main, menu, contact, messages] = await Promise.all([
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.menuList, {}, undefined),
    defaultContact(locale),
    askOr(locale, CALLS.importantMessages, {}, undefined),
  ]);
  return frames.of(locale, [main, menu, contact, messages], () => ({
    city: main?.default_city ?? '',
    cities: pickerCities(main?.cities ?? [], HIDE_CITY_OFFICES),
    contact: contact?.data,
    menu: menu?.data ?? [],
    messages: messages?.data.data ?? [],
    shop: main?.shop,
  }));
}
