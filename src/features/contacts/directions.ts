import { inLocale, type Locale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';

/** A map service, or the map application of the device. */
export type MapService = 'yandex' | 'google' | 'apple' | 'app';

/** Map services by language, the most common first. */
const SERVICES: LocalText<readonly MapService[]> = {
  ru: ['yandex', 'google', 'apple', 'app'],
  en: ['google', 'apple', 'yandex', 'app'],
  // Yandex is blocked in Ukraine.
  ua: ['google', 'apple', 'app'],
  uz: ['yandex', 'google', 'apple', 'app'],
};

const LINKS: Record<MapService, (place: string) => string> = {
  yandex: (place) => `https://yandex.com/maps/?rtext=~${place}`,
  google: (place) => `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  apple: (place) => `https://maps.apple.com/?daddr=${place}`,
  app: (place) => `geo:${place}?q=${place}`,
};

/** Links that open directions to a place. Nothing loads from a map service before a click. */
export function directionsLinks(
  locale: Locale,
  latitude: number,
  longitude: number,
): { service: MapService; href: string }[] {
  return inLocale(SERVICES, locale).map((service) => ({
    service,
    href: LINKS[service](`${latitude},${longitude}`),
  }));
}
