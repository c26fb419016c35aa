import type { Histogram } from './histogram.ts';
import { type OptionView, packOptions, type PackedOptions, unpackOptions } from './packed-options.ts';

/** Groups whose options can be searched when there are more than this. */
const SEARCHABLE_GROUPS: ReadonlySet<string> = new Set(['brands', 'collections']);
const SEARCHABLE_FROM = 12;

/** Whether the options of a group have a field to search them. */
export function isSearched(name: string, options: PackedOptions): boolean {
  return SEARCHABLE_GROUPS.has(name) && unpackOptions(options).length > SEARCHABLE_FROM;
}

/** The options whose titles contain a text, in any case and without accents. */
export function optionsWith(packed: PackedOptions, text: string): PackedOptions {
  const wanted = plain(text);
  return packOptions(unpackOptions(packed).filter(({ title }) => plain(title).includes(wanted)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/** One bound of a range: the typed text, the limit of the stock as a hint, the error. */
export interface BoundView {
  /** Parameter name, e.g. `price_from`. */
  name: string;
  label: string;
  typed: string;
  hint: string;
  error?: string | undefined;
}

/** The options of a group. */
export interface PanelOptions {
  options: PackedOptions;
  /** Options that are collapsed at first. */
  more: PackedOptions;
}

/** View data of a filter group. */
export type GroupView =
  | ({ kind: 'options'; name: string; title: string; open: boolean } & PanelOptions)
  | { kind: 'flags'; name: string; title: string; open: boolean; options: OptionView[] }
  | {
      kind: 'range';
      name: string;
      title: string;
      open: boolean;
      bounds: [BoundView, BoundView];
      /** The values at which the two thumbs of the slider stop; empty for no slider. */
      stops: readonly number[];
      /** How the items are spread over the range. */
      histogram?: Histogram | undefined;
      /** A checkbox beside the bounds, for example "with discount" for the price. */
      flag?: OptionView | undefined;
    };

/** All props of the filter panel. The server computes them, the island only renders. */
export interface PanelView {
  /** Path of the list. It contains brand and collection, which are not filters. */
  path: string;
  /** Selected values by parameter, including the sort order. Bounds are as typed, also refused ones. */
  state: Record<string, string | readonly string[]>;
  groups: GroupView[];
  /** Whether the HTML has all checkboxes, because a visitor without scripts requested them. */
  isWhole?: true | undefined;
  /** Address without any filter; undefined when no filter is active. */
  reset: string | undefined;
  texts: {
    filters: string;
    close: string;
    reset: string;
    apply: string;
    /** Text of the button that closes the sheet, with the number of results. */
    show: string;
    /** The number of results with its word; announced to screen readers after each change. */
    total: string;
    popular: string;
    others: string;
    /** Button that shows the options of a group without scripts. */
    list: string;
    /** Label of the field that searches the options of a group, and the text without a result. */
    seek: string;
    notFound: string;
  };
}
