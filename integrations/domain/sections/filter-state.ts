import type { FilterGroup, FlagName, OptionName, RangeName } from './filters.ts';
import { withFlags } from './filters.ts';

/** Bounds of a range, both included; a missing one is open. */
export interface Bounds {
  from?: number | undefined;
  to?: number | undefined;
}

/** What is chosen in filters. Those that are absent or empty do not narrow. */
export interface FilterChoices {
  options: Partial<Record<OptionName, readonly string[]>>;
  flags: Partial<Record<FlagName, boolean>>;
  ranges: Partial<Record<RangeName, Bounds>>;
}

/** The fields of the catalogue call that filters are. */
export type FilterRequest = {
  readonly [Name in OptionName as `${Name}[]`]?: string[] | undefined;
} & Readonly<Partial<Record<FlagName, boolean | undefined>>> & {
    readonly [Name in RangeName as `${Name}_from` | `${Name}_to`]?: number | undefined;
  };

/** Parameters of one filter, in addresses and in calls; those of calls have `[]` behind what is repeated. */
export function filterParameters({ name, kind }: FilterGroup): string[] {
  return kind === 'range' ? [`${name}_from`, `${name}_to`] : [name];
}

/** The fields of a call for what is chosen. */
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

/** What the fields of a call choose in some groups; the rest of the request is ignored. */
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
