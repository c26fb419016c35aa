import type { FilterGroup, FlagName, OptionName, RangeName } from './filters.ts';
import { withFlags } from './filters.ts';

/** Bounds of a range, both included; a missing bound is open. */
export interface Bounds {
  from?: number | undefined;
  to?: number | undefined;
}

/** The chosen values of the filters. An absent or empty filter does not narrow the list. */
export interface FilterChoices {
  options: Partial<Record<OptionName, readonly string[]>>;
  flags: Partial<Record<FlagName, boolean>>;
  ranges: Partial<Record<RangeName, Bounds>>;
}

/** The filter fields of the catalogue call. */
export type FilterRequest = {
  readonly [Name in OptionName as `${Name}[]`]?: string[] | undefined;
} & Readonly<Partial<Record<FlagName, boolean | undefined>>> & {
    readonly [Name in RangeName as `${Name}_from` | `${Name}_to`]?: number | undefined;
  };

/** Parameter names of a filter. Calls add `[]` to repeated ones; addresses do not. */
export function filterParameters({ name, kind }: FilterGroup): string[] {
  return kind === 'range' ? [`${name}_from`, `${name}_to`] : [name];
}

/** Converts the chosen values to fields of a call. */
export function filterRequest({ options, flags, ranges }: FilterChoices): FilterRequest {
  const bounds = Object.entries(ranges).flatMap(([name, { from, to }]) => [
    [`${name}_from`, from],
    [`${name}_to`, to],
  ]);
  return Object.fromEntries([
    ...Object.entries(options).map(([name, chosen]) => [`${name}[]`, chosen]),
    ...Object.entries(flags),
    ...bounds,
  ]) as FilterRequest;
}

/** Converts the fields of a call to the chosen values of some groups; other fields are ignored. */
export function filterChoices(request: FilterRequest, groups: readonly FilterGroup[]): FilterChoices {
  const choices: FilterChoices = { options: {}, flags: {}, ranges: {} };
  for (const filter of withFlags(groups)) {
    if (filter.kind === 'options') choices.options[filter.name] = request[`${filter.name}[]`] ?? [];
    else if (filter.kind === 'flag') choices.flags[filter.name] = request[filter.name] ?? false;
    else {
      choices.ranges[filter.name] = {
        from: request[`${filter.name}_from`],
        to: request[`${filter.name}_to`],
      };
    }
  }
  return choices;
}
