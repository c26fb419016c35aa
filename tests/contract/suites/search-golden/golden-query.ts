import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * What must be first for a query, in a language:
 *
 * - `rolex` the brand of the first item, `rolex/submariner` its brand and the name of its collection or model;
 * - `#126610LN` its reference, or the beginning of it;
 * - `@jewelry` its kind, `@jewelry/sapphire` its kind and a word of its title or summary;
 * - `=servis` the first service, `~garantii` the first article, `^about` the first page, `?3` the first question;
 * - `!city:samara` the direct answer, `%Seiko` a maker that the shop does not take;
 * - `none` no item at all.
 *
 * The optional part `understood` has every part of the query in the notation of `understoodAs`.
 */
export type GoldenQuery = readonly [locale: Locale, query: string, first: string, understood?: string];
