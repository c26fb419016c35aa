import type { FacetOption, Facets } from '@tourbillon/domain/contract/catalogue.ts';
import { inLocale, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { FILTERS, type OptionName } from '@tourbillon/domain/sections/filters.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { titleOf, VOCABULARY, type Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FacetCounts } from '../column-index/count-facets.ts';
import type { FilterState } from '../column-index/filter-state.ts';
import { collectionOption } from '../column-index/column-values.ts';
import { countAllOptions } from '../column-index/count-options.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { cachedCount } from '../column-index/cached-counts.ts';
import type { Brand, Catalogue } from './catalogue.ts';
import { brandTitle } from './item-names.ts';
import { sortedByCount, popularBrands } from './popular-brands.ts';

/** The parameters of titles and order of options. */
interface Setting {
  catalogue: Catalogue;
  catalogType: CatalogType;
  index: ListIndex;
  state: FilterState;
  locale: Locale;
}

/**
 * The counts in the form of the contract: titles in the host's language; only options with results or chosen ones.
 */
export function facetsOf(counts: FacetCounts, setting: Setting): Facets {
  return {
    options: Object.fromEntries(
      [...counts.options].map(([name, totals]) => [name, groupOptions(name, totals, setting)]),
    ),
    flags: Object.fromEntries(counts.flags),
    ranges: Object.fromEntries(counts.ranges),
  };
}

function groupOptions(
  name: OptionName,
  totals: ReadonlyMap<string, number>,
  setting: Setting,
): FacetOption[] {
  if (name === 'collections') return collectionOptions(totals, setting);
  const chosen = new Set(setting.state.options[name]);
  const shown = [...totals].filter(([id, count]) => count > 0 || chosen.has(id));
  if (name === 'brands') return brandOptions(shown, setting);
  if (name === 'cities') return cityOptions(shown, setting);
  const { vocabulary } = FILTERS[name];
  const order = Object.keys(VOCABULARY[vocabulary] as Vocabulary);
  return shown
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([id, count]) => ({ id, title: capitalised(titleOf(vocabulary, id, setting.locale)), count }));
}

/** Some vocabularies are written for the middle of a sentence. */
function capitalised(title: string): string {
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

/** Brands in alphabetical order. */
function brandOptions(shown: [string, number][], { catalogue, index, locale }: Setting): FacetOption[] {
  const popular = popularBrands(index);
  const place = ({ id }: Brand) => catalogue.brandPlaces.get(id) ?? 0;
  return shown
    .flatMap(([slug, count]) => {
      const brand = catalogue.brands.get(slug);
      return brand ? [{ brand, count }] : [];
    })
    .sort((a, b) => place(a.brand) - place(b.brand))
    .map(({ brand, count }) => ({
      id: brand.slug,
      title: brandTitle(brand, locale),
      count,
      popular: popular.has(brand.slug),
    }));
}

/** Cities in the order of decision 29, which is the order of the table. */
function cityOptions(shown: [string, number][], { catalogue, locale }: Setting): FacetOption[] {
  const counts = new Map(shown);
  return [...catalogue.cities.values()].flatMap(({ alias, title }) => {
    const count = counts.get(alias);
    return count === undefined ? [] : [{ id: alias, title: inLocale(title, locale), count }];
  });
}

const { compare: compareTitles } = new Intl.Collator('en');

/** Maximum number of collections while no brand is chosen. */
const MOST_COLLECTIONS = 30;

/**
 * Collections of the chosen brands; without a brand those with the most items in the whole list (decision 89). Chosen
 * ones are always there, also of other brands.
 */
function collectionOptions(
  totals: ReadonlyMap<string, number>,
  { catalogue, catalogType, index, state }: Setting,
): FacetOption[] {
  const brands = state.brand === undefined ? (state.options.brands ?? []) : [state.brand];
  const stocked = brands.length > 0 ? undefined : largestCollections(index);
  const chosen = new Set(state.options.collections);
  const options = new Map<string, FacetOption>();
  for (const collection of catalogue.collectionsById.values()) {
    if (collection.catalogType !== catalogType) continue;
    const brand = catalogue.brandsById.get(collection.brandId)?.slug ?? '';
    const count = totals.get(collectionOption(brand, collection.slug)) ?? 0;
    const isShown = count > 0 && (stocked?.has(collection.slug) ?? brands.includes(brand));
    if (!isShown && !chosen.has(collection.slug)) continue;
    const same = options.get(collection.slug);
    options.set(collection.slug, {
      id: collection.slug,
      title: collection.title,
      count: count + (same?.count ?? 0),
    });
  }
  return [...options.values()].sort((a, b) => compareTitles(a.title, b.title));
}

/** Slugs of the collections with the most items of a list, of all brands with a collection of that slug together. */
function largestCollections(index: ListIndex): ReadonlySet<string> {
  return cachedCount(index, 'largest collections', () => {
    const totals = new Map<string, number>();
    for (const [option, count] of countAllOptions(index, 'collections')) {
      const slug = option.slice(option.indexOf('/') + 1);
      totals.set(slug, (totals.get(slug) ?? 0) + count);
    }
    return new Set(
      sortedByCount([...totals])
        .slice(0, MOST_COLLECTIONS)
        .map(([slug]) => slug),
    );
  });
}
