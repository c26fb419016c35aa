import type { Locale } from '#src/i18n/locales.ts';

/** A map with the way to a place: the service people of that language use. */
export function directionsLink(locale: Locale, latitude: number, longitude: number): string {
  const place = `${latitude},${longitude}`;
  return locale === 'ru' || locale === 'uz'
    ? `https://yandex.com/maps/?rtext=~${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
