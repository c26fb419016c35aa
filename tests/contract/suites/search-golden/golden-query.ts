import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * What must come first for a query, in a language:
 *
 * - `rolex` the brand of the first item, `rolex/submariner` its brand and what its collection or model is called;
 * - `#126610LN` its reference, or how it begins;
 * - `@jewelry` its kind, `@jewelry/sapphire` its kind and a word of its title or summary;
 * - `=servis` the first service, `~garantii` the first article, `^about` the first page, `?3` the first question;
 * - `!city:samara` what answers it by itself, `%Seiko` a maker that the shop does not take;
 * - `none` no item at all.
 *
 * Understood is, where it is given, every part of the query as `understoodAs` says it.
 */
export type GoldenQuery = readonly [locale: Locale, query: string, first: string, understood?: string];
