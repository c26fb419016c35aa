/** One choice: its id, title, and how many items a click leaves, as text. */
export interface OptionView {
  id: string;
  title: string;
  count: string;
}

/**
 * Choices as one text, a line each: a page carries a hundred and fifty of them for the island, and Astro would
 * wrap every value of every object by itself.
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

/** One bound of a range: what was typed, what the stock has, what is wrong. */
export interface BoundView {
  /** Parameter name, e.g. `price_from`. */
  name: string;
  label: string;
  typed: string;
  hint: string;
  error?: string | undefined;
}

/** A group of the filter panel, ready to show. */
export type GroupView =
  | {
      kind: 'options';
      name: string;
      title: string;
      open: boolean;
      options: PackedOptions;
      /** Choices that are folded away at first. */
      more: PackedOptions;
    }
  | { kind: 'flags'; name: string; title: string; open: boolean; options: OptionView[] }
  | {
      kind: 'range';
      name: string;
      title: string;
      open: boolean;
      bounds: [BoundView, BoundView];
      /** A yes beside the bounds: price with discount. */
      flag?: OptionView | undefined;
    };

/** Everything the filter panel shows; the server makes it, the island only renders it. */
export interface PanelView {
  /** Path of the list: brand and collection are in it and are not filters. */
  path: string;
  /** Chosen values by parameter, the order among them. */
  state: Record<string, string | readonly string[]>;
  groups: GroupView[];
  /** Address without any filter; absent when there is none. */
  reset: string | undefined;
  texts: {
    filters: string;
    close: string;
    reset: string;
    apply: string;
    /** With the number of what is found: the button that closes the sheet. */
    show: string;
    popular: string;
    others: string;
  };
}
