import type { Histogram } from './histogram.ts';

/** One option: its id, its title, and the number of items after a click, as text. */
export interface OptionView {
  id: string;
  title: string;
  count: string;
}

/**
 * Options as one string, one line each: a page has about 300 options among the props of its island, and quotes take
 * six bytes there.
 */
export type PackedOptions = string;

export function packOptions(options: readonly OptionView[]): PackedOptions {
  return options.map(({ id, title, count }) => `${id}\t${title}\t${count}`).join('\n');
}

export function unpackOptions(packed: PackedOptions): OptionView[] {
  if (!packed) return [];
  return packed.split('\n').map((line) => {
    const [id = '', title = '', count = ''] = line.split('\t');
    return { id, title, count };
  });
}

/** Groups whose options can be searched when there are more than this. */
const SEARCHED: ReadonlySet<string> = new Set(['brands', 'collections']);
const LONG = 12;

/** Whether the options of a group have a field to search them. */
export function isSearched(name: string, options: PackedOptions): boolean {
  return SEARCHED.has(name) && unpackOptions(options).length > LONG;
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

/** View data of a filter group. */
export type GroupView =
  | {
      kind: 'options';
      name: string;
      title: string;
      open: boolean;
      options: PackedOptions;
      /** Options that are collapsed at first. */
      more: PackedOptions;
    }
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
    /** Label of the field that searches the options of a group, and the text without a result. */
    seek: string;
    notFound: string;
  };
}

/**
 * The panel as one text for the props of its island: Astro would wrap every value of an object, and a quote takes
 * seven bytes in an attribute. So quotes and tildes change places.
 */
export function packPanel(panel: PanelView): string {
  return exchanged(JSON.stringify(panel));
}

export function unpackPanel(packed: string): PanelView {
  return JSON.parse(exchanged(packed)) as PanelView;
}

function exchanged(text: string): string {
  return text.replace(/["~]/g, (sign) => (sign === '~' ? '"' : '~'));
}
