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
  /** Selected values by parameter, including the sort order. */
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

/** Key of the whole panel, for the server only: Astro omits symbols when it writes the props of an island. */
export const WHOLE = Symbol('whole panel');

/**
 * The panel as the props of its island, in one text, because Astro would wrap every value of an object. Quotes and
 * tildes are exchanged, because a quote takes seven bytes in an attribute. The options are left out: the browser reads
 * them from the HTML (`options-of-page.ts`), so they are not sent twice.
 */
export interface PackedPanel {
  packed: string;
  [WHOLE]?: PanelView;
}

/** Packs a panel. */
export function packPanel(panel: PanelView): PackedPanel {
  return { packed: packText(panel, true), [WHOLE]: panel };
}

/** The text of the props: without the options, or with them for an island that survives a navigation. */
export function packText(panel: PanelView, isShort: boolean): string {
  const shorter = (name: string, value: unknown) => {
    if (isShort && (name === 'options' || name === 'more') && typeof value === 'string') return undefined;
    return name === 'stops' ? shortStops(value as readonly number[]) : value;
  };
  return exchanged(JSON.stringify(panel, shorter));
}

/** Stops one after the other, as of years, as the first and the number of the others. */
function shortStops(stops: readonly number[]): PackedStops {
  const [first] = stops;
  const isRow = first !== undefined && stops.every((stop, place) => stop === first + place);
  return isRow ? { first, others: stops.length - 1 } : stops;
}

type PackedStops = readonly number[] | { first: number; others: number };

function wholeStops(stops: PackedStops): readonly number[] {
  return 'first' in stops
    ? Array.from({ length: stops.others + 1 }, (_, place) => stops.first + place)
    : stops;
}

/** Unpacks a panel. @param optionsOf the options of a group that the page shows, for a text without them. */
export function unpackPanel(packed: string, optionsOf: (place: number) => PanelOptions): PanelView {
  const panel = JSON.parse(exchanged(packed)) as PanelView;
  const groups = panel.groups.map((group, place) => {
    if (group.kind === 'range') return { ...group, stops: wholeStops(group.stops) };
    const isShort = group.kind === 'options' && (group.options as string | undefined) === undefined;
    return isShort ? { ...group, ...optionsOf(place) } : group;
  });
  return { ...panel, groups };
}

function exchanged(text: string): string {
  return text.replace(/["~]/g, (sign) => (sign === '~' ? '"' : '~'));
}
