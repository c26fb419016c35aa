import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A variant of the site: the four together cover every language, both schemes and both widths. */
export interface PageVariant {
  locale: Locale;
  colorScheme: 'light' | 'dark';
  width: number;
}

export const PAGE_VARIANTS: readonly PageVariant[] = [
  { locale: 'ru', colorScheme: 'light', width: 1280 },
  { locale: 'en', colorScheme: 'dark', width: 375 },
  { locale: 'ua', colorScheme: 'light', width: 375 },
  { locale: 'uz', colorScheme: 'dark', width: 1280 },
];

/** File of a snapshot: `buttons-ru-light-1280.png`. */
export function snapshotOf(part: string, { locale, colorScheme, width }: PageVariant): string {
  return `${part}-${locale}-${colorScheme}-${width}.png`;
}
