import type { Facets } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Bounds } from '@tourbillon/domain/sections/filter-state.ts';
import type { OptionName, RangeName } from '@tourbillon/domain/sections/filters.ts';
import type { Section } from '@tourbillon/domain/sections/sections.ts';
import { rangeNumber, rangeTitle } from './filter-groups.ts';
import { filterTitle } from './list-words.ts';
import { writeQuery, type CatalogueQuery } from './catalogue-query.ts';

/** An active filter: its title and the address without it. */
export interface Chip {
  title: string;
  href: string;
}

/** Input for the titles of chips. */
export interface ChipSource {
  path: string;
  section: Pick<Section, 'maker'>;
  query: CatalogueQuery;
  facets: Facets;
  money: Money;
  locale: Locale;
  t: Translate;
}

/** A chip for every active filter; its link removes the filter and returns to page 1. */
export function chips(source: ChipSource): Chip[] {
  const { path, section, facets, t } = source;
  const query = { ...source.query, page: 1 };
  const without = (change: Partial<CatalogueQuery>) => path + writeQuery({ ...query, ...change });
  const options = Object.entries(query.options).flatMap(([name, ids]) =>
    ids.map((id) => ({
      title: facets.options[name]?.find((option) => option.id === id)?.title ?? id,
      href: without({ options: withoutOption(query.options, name as OptionName, id) }),
    })),
  );
  const flags = query.flags.map((name) => ({
    title: t(filterTitle(name, section)),
    href: without({ flags: query.flags.filter((other) => other !== name) }),
  }));
  const ranges = Object.entries(query.ranges).map(([name, bounds]) => ({
    title: rangeChip(name as RangeName, bounds, source),
    href: without({ ranges: { ...query.ranges, [name]: {} } }),
  }));
  return [...options, ...ranges, ...flags];
}

/** The address of the list without any filter; the sort order stays (decision 40). */
export function resetAddress(path: string, query: CatalogueQuery): string {
  return path + writeQuery({ ...query, options: {}, flags: [], ranges: {}, page: 1 });
}

function withoutOption(options: CatalogueQuery['options'], name: OptionName, id: string) {
  const left = options[name]?.filter((other) => other !== id) ?? [];
  const { [name]: _, ...others } = options;
  return left.length > 0 ? { ...others, [name]: left } : others;
}

function rangeChip(name: RangeName, { from, to }: Bounds, { money, locale, t }: ChipSource): string {
  const number = (value = 0) => rangeNumber(name, value, locale);
  const title = rangeTitle(name, money, t);
  if (from === undefined) return t('catalogue.chip_to', { title, to: number(to) });
  if (to === undefined) return t('catalogue.chip_from', { title, from: number(from) });
  return t('catalogue.chip_range', { title, from: number(from), to: number(to) });
}
