import type { BoundView, GroupView, PanelOptions, PanelView } from './filter-panel-view.ts';
import { packOptions, type PackedOptions, unpackOptions } from './packed-options.ts';

/** Key of the whole panel, for the server only: Astro omits symbols when it writes the props of an island. */
export const WHOLE = Symbol('whole panel');

/**
 * The panel as the props of its island, in one text, because Astro would wrap every value of an object. It is made of
 * lists, without the names of their values. Quotes and tildes are exchanged, because a quote takes seven bytes in an
 * attribute. What the browser reads from the HTML (`group-of-page.ts`) is left out, so that it is not sent twice.
 */
export interface PackedPanel {
  packed: string;
  [WHOLE]?: PanelView;
}

/** What a page shows of a group: its options, or the path of its histogram. */
export interface ShownGroup extends PanelOptions {
  path: string;
}

type Texts = PanelView['texts'];

/** The texts of a panel in the order in which they are packed. */
const TEXTS = Object.keys({
  filters: 0,
  close: 0,
  reset: 0,
  apply: 0,
  show: 0,
  total: 0,
  popular: 0,
  others: 0,
  list: 0,
  seek: 0,
  notFound: 0,
} satisfies Record<keyof Texts, 0>) as (keyof Texts)[];

type PackedText = [
  path: string,
  state: PanelView['state'],
  reset: string | null,
  isWhole: 0 | 1,
  texts: string[],
  groups: PackedGroup[],
];

/** A group begins with its kind: options, flags, a range. */
type PackedGroup =
  | [kind: 0, ...Head, options?: PackedOptions, more?: PackedOptions]
  | [kind: 1, ...Head, flags: PackedOptions]
  | [
      kind: 2,
      ...Head,
      PackedBound,
      PackedBound,
      PackedStops,
      flag: PackedOptions,
      bars: number,
      path?: string,
    ];

type Head = [name: string, title: string, open: 0 | 1];

/** A bound. Its name is that of the group with the side. */
type PackedBound = [label: string, typed: string, hint: string, error?: string];

/** Stops one after the other, as of years, are the first and the number of the others. */
type PackedStops = readonly number[] | { first: number; others: number };

/** Packs a panel. */
export function packPanel(panel: PanelView): PackedPanel {
  return { packed: packText(panel, true), [WHOLE]: panel };
}

/** The text of the props: without what the page shows, or with it for an island that survives a navigation. */
export function packText(panel: PanelView, isShort: boolean): string {
  const { path, state, reset = null, isWhole, texts, groups } = panel;
  const packed: PackedText = [
    path,
    state,
    reset,
    isWhole ? 1 : 0,
    TEXTS.map((name) => texts[name]),
    groups.map((group) => packGroup(group, isShort)),
  ];
  return exchanged(JSON.stringify(packed));
}

function packGroup(group: GroupView, isShort: boolean): PackedGroup {
  const head: Head = [group.name, group.title, group.open ? 1 : 0];
  if (group.kind === 'flags') return [1, ...head, packOptions(group.options)];
  if (group.kind === 'options') return isShort ? [0, ...head] : [0, ...head, group.options, group.more];
  const { bounds, stops, flag, histogram } = group;
  const [from, to] = [packBound(bounds[0]), packBound(bounds[1])];
  const range = [
    from,
    to,
    shortStops(stops),
    flag ? packOptions([flag]) : '',
    histogram?.width ?? 0,
  ] as const;
  return histogram && !isShort ? [2, ...head, ...range, histogram.path] : [2, ...head, ...range];
}

function packBound({ label, typed, hint, error }: BoundView): PackedBound {
  return error === undefined ? [label, typed, hint] : [label, typed, hint, error];
}

function shortStops(stops: readonly number[]): PackedStops {
  const [first] = stops;
  const isRow = first !== undefined && stops.every((stop, place) => stop === first + place);
  return isRow ? { first, others: stops.length - 1 } : stops;
}

/** Unpacks a panel. @param shownGroup what the page shows of a group, for a text without it. */
export function unpackPanel(packed: string, shownGroup: (place: number) => ShownGroup): PanelView {
  const [path, state, reset, isWhole, texts, groups] = JSON.parse(exchanged(packed)) as PackedText;
  return {
    path,
    state,
    groups: groups.map((group, place) => unpackGroup(group, () => shownGroup(place))),
    isWhole: isWhole ? true : undefined,
    reset: reset ?? undefined,
    texts: Object.fromEntries(TEXTS.map((name, place) => [name, texts[place]])) as unknown as Texts,
  };
}

function unpackGroup(group: PackedGroup, shown: () => ShownGroup): GroupView {
  const [, name, title, isOpen] = group;
  const head = { name, title, open: isOpen === 1 };
  if (group[0] === 1) return { ...head, kind: 'flags', options: unpackOptions(group[4]) };
  if (group[0] === 0) {
    const [, , , , options, more] = group;
    if (options !== undefined) return { ...head, kind: 'options', options, more: more ?? '' };
    const { options: seen, more: others } = shown();
    return { ...head, kind: 'options', options: seen, more: others };
  }
  const [, , , , from, to, stops, flag, width, path] = group;
  return {
    ...head,
    kind: 'range',
    bounds: [unpackBound(`${name}_from`, from), unpackBound(`${name}_to`, to)],
    stops: wholeStops(stops),
    histogram: width > 0 ? { path: path ?? shown().path, width } : undefined,
    flag: unpackOptions(flag)[0],
  };
}

function unpackBound(name: string, [label, typed, hint, error]: PackedBound): BoundView {
  return { name, label, typed, hint, error };
}

function wholeStops(stops: PackedStops): readonly number[] {
  return 'first' in stops
    ? Array.from({ length: stops.others + 1 }, (_, place) => stops.first + place)
    : stops;
}

function exchanged(text: string): string {
  return text.replace(/["~]/g, (sign) => (sign === '~' ? '"' : '~'));
}
