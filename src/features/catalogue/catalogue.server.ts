import { BackendError } from '#src/platform/errors/backend-error.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { reportError } from '#src/platform/errors/report.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { configuration } from '#src/platform/configuration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { LISTS, type SectionList } from '@tourbillon/domain/sections/sections.ts';
import { brandPage } from '@tourbillon/domain/texts/brand-page.ts';
import type { CatalogueSource } from './catalogue-source.ts';
import { catalogueView, type CatalogueView } from './catalogue-view.ts';
import { LISTS_WITH_TEXT } from './list-words.ts';
import { readPath } from './list-path.ts';
import { isFiltered, readQuery, toCall } from './catalogue-query.ts';

const { origins } = configuration().hosts;

/**
 * Loads a page of a list (§2; decisions 5, 9, 22).
 * @param word first segment of the path.
 * @param path the segments after it: none, a brand, or a brand and a collection.
 * @throws PageError 404 for an invalid path or a page past the end; BackendError with the backend's 404 for an
 * unknown brand or a collection of another brand.
 */
export async function loadCatalogue(
  { locale, t }: { locale: Locale; t: Translate },
  word: string,
  path: string | undefined,
  search: URLSearchParams,
): Promise<CatalogueView> {
  const list = LISTS.get(word);
  const address = list && readPath(list, path);
  if (!list || !address) throw new PageError(404);

  const read = readQuery(list, search);
  const rates = ratesFor(locale, read.query.ranges.price !== undefined);
  const moneyKnown = rates.then(({ data }) => createMoney(locale, data));
  // Only price bounds need the exchange rates first; without them rates and items load in parallel.
  const moneyAsked = read.query.ranges.price ? moneyKnown : createMoney(locale, {});
  const plain = !path && read.query.page === 1 && !isFiltered(read.query) && LISTS_WITH_TEXT.has(list.word);
  const call = toCall(list, address, read.query, await moneyAsked);
  const [{ data: known }, money, response, brandText, text] = await Promise.all([
    rates,
    moneyKnown,
    askBackend(locale, CALLS.catalogue, call),
    // The page of a collection does not repeat the text about the brand.
    address.brand && !address.collection && read.query.page === 1
      ? textOfBrand(locale, list, address.brand)
      : undefined,
    plain ? askOr(locale, CALLS.seoPage, { param: word }, undefined) : undefined,
  ]);
  if (read.query.page > response.paginate_data.last_page) throw new PageError(404);

  return catalogueView({
    locale,
    origin: origins[locale],
    t,
    list,
    address,
    read,
    money,
    rates: known,
    response,
    brandText,
    text: text?.data,
  });
}

/** The shop's text about a brand: below its current stock the long one, below its archive the short one. */
async function textOfBrand(
  locale: Locale,
  { section, word }: SectionList,
  brand: string,
): Promise<CatalogueSource['brandText']> {
  const { catalogType } = section;
  const abouts = await askOr(locale, CALLS.brandAbout, { catalogType }, undefined);
  const known = abouts?.data.find(({ slug }) => slug === brand);
  const page = known?.page === brandPage(word, brand) ? known.page : undefined;
  const text = page && (await askOr(locale, CALLS.seoPage, { param: page }, undefined));
  if (text) return { html: text.data.html, lang: text.data.lang };
  return known && { text: known.about };
}

/**
 * Today's rates, or none.
 * @param isWaitedFor whether the request for items depends on the rates.
 * @throws BackendError when the items depend on the rates and the backend does not answer. Asking the same backend
 * for items would only double the wait (architecture §5: 2 s).
 */
async function ratesFor(locale: Locale, isWaitedFor: boolean): Promise<ResponseOf<typeof CALLS.currency>> {
  const none = { data: {}, updated_at: '' };
  if (!isWaitedFor) return askOr(locale, CALLS.currency, {}, none);
  try {
    return await askBackend(locale, CALLS.currency, {});
  } catch (error) {
    if (!(error instanceof BackendError) || error.status === undefined) throw error;
    reportError(error, { call: CALLS.currency.path, locale });
    return none;
  }
}
