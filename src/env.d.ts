/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Locale of the host, set by the HTTP entry in production and by the middleware in development. */
    locale: import('@tourbillon/domain/i18n/locales.ts').Locale;
    /** Strings of the interface in that locale. */
    t: import('@tourbillon/domain/i18n/translate.ts').Translate;
  }
}
