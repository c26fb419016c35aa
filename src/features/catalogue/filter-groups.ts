import type { FacetOption, Facets } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { type FilteredList, listFilters } from '@tourbillon/domain/sections/list-parameters.ts';
import {
  type FilterGroup,
  filtersOfKind,
  type FlagName,
  type RangeName,
} from '@tourbillon/domain/sections/filters.ts';
import { drawHistogram } from './histogram.ts';
import { filterTitle } from './list-words.ts';
import { rangeStops } from './range-stops.ts';
import type { BoundView, GroupView } from './filter-panel-view.ts';
import { type OptionView, type PackedOptions, packOptions } from './packed-options.ts';
import type { ListAddress, ReadQuery } from './catalogue-query.ts';

type Group<Kind> = Extract<FilterGroup, { kind: Kind }>;

/** Input for the filter groups. */
export interface GroupSource {
  list: FilteredList;
  address: ListAddress;
  read: ReadQuery;
  facets: Facets;
  money: Money;
  locale: Locale;
  t: Translate;
}

/** The groups of the panel in the section's order (§3); omits groups without options. */
export function filterGroups(source: GroupSource): GroupView[] {
  const groups = listFilters(source.list)
    .filter(({ name }) => !(name === 'brands' && source.address.brand))
    .filter(({ name }) => !(name === 'collections' && source.address.collection));
  const flags = groups.filter((group) => group.kind === 'flag');
  return groups.flatMap((group) => {
    if (group.kind === 'range') return rangeGroup(group, source);
    if (group.kind === 'options') return optionGroup(group, source);
    // All flags form one group, at the position of the first flag.
    return group === flags[0] ? flagGroup(flags, source) : [];
  });
}

function optionGroup({ name, isOpen }: Group<'options'>, source: GroupSource): GroupView[] {
  const { facets, list, read, t } = source;
  const chosen = read.query.options[name] ?? [];
  const options = facets.options[name] ?? [];
  if (options.length === 0) return [];
  // Popular and selected brands are first; the others are collapsed (§3, brand_group_selector).
  const first = options.filter(({ id, popular }) => popular || chosen.includes(id));
  const isShown = read.shown === name;
  const folds = !isShown && name === 'brands' && list.section.groupsBrands && first.length > 0;
  const shown = folds ? first : options;
  return [
    {
      kind: 'options',
      name,
      title: t(filterTitle(name, list.section)),
      open: isOpen === true || chosen.length > 0 || isShown,
      options: pack(shown, source),
      more: pack(folds ? options.filter((option) => !first.includes(option)) : [], source),
    },
  ];
}

function flagGroup(flags: Group<'flag'>[], source: GroupSource): GroupView[] {
  const { read, t } = source;
  const chosen = flags.some(({ name }) => read.query.flags.includes(name));
  const options = flags.flatMap(({ name }) => flagView(name, source) ?? []);
  if (options.length === 0) return [];
  return [{ kind: 'flags', name: 'flags', title: t('catalogue.filter_flags'), open: chosen, options }];
}

/** A group for a range. None if no item has a value, unless the visitor has typed a bound. */
function rangeGroup(group: Group<'range'>, source: GroupSource): GroupView[] {
  const { name, isMoney, isOpen } = group;
  const { facets, money, t, read } = source;
  const limits = facets.ranges[name];
  const shown = limits && shownLimits(limits, isMoney && money);
  const isTyped = Boolean(read.typed[`${name}_from`] ?? read.typed[`${name}_to`]);
  if (!shown && !isTyped) return [];
  const possible = {
    least: rangeNumber(name, group.bounds.least, source.locale),
    most: rangeNumber(name, group.bounds.most, source.locale),
  };
  const bound = (side: 'from' | 'to'): BoundView => {
    const parameter = `${name}_${side}`;
    const error = read.errors[parameter];
    return {
      name: parameter,
      label: t(`catalogue.${side}`),
      typed: read.typed[parameter] ?? '',
      hint: shown ? rangeNumber(name, shown[side], source.locale) : '',
      error: error && t(`catalogue.error_${error}`, possible),
    };
  };
  const beside = filtersOfKind('flag').find((flag) => flag.beside === name);
  const stops = shown ? rangeStops(name, shown) : [];
  return [
    {
      kind: 'range',
      name,
      title: rangeTitle(name, money, source.t),
      open: isOpen === true || isTyped,
      bounds: [bound('from'), bound('to')],
      stops: stops.length > 2 ? stops : [],
      histogram: drawHistogram(limits?.bars),
      flag: beside && flagView(beside.name, source),
    },
  ];
}

function shownLimits({ from, to }: { from: number; to: number }, money: Money | false | undefined) {
  return money ? { from: money.fromUsd(from), to: money.fromUsd(to) } : { from, to };
}

/** A value of a range as text. Years have no separator of thousands. */
export function rangeNumber(name: RangeName, value: number, locale: Locale): string {
  return name === 'year' ? String(value) : formatNumber(locale, value);
}

/** The title of a range filter with its unit. */
export function rangeTitle(name: RangeName, money: Money, t: Translate): string {
  return t(`catalogue.filter_${name}`, { currency: money.symbol });
}

function flagView(name: FlagName, { facets, list, read, t, locale }: GroupSource): OptionView | undefined {
  const count = facets.flags[name] ?? 0;
  if (count === 0 && !read.query.flags.includes(name)) return undefined;
  return { id: name, title: t(filterTitle(name, list.section)), count: formatNumber(locale, count) };
}

function pack(options: FacetOption[], { locale }: GroupSource): PackedOptions {
  return packOptions(
    options.map(({ id, title, count }) => ({ id, title, count: formatNumber(locale, count) })),
  );
}
