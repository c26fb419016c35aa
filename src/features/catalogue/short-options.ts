import type { Directory } from './brand-directory.ts';
import { type OptionView, type PackedOptions, unpackOptions } from './packed-options.ts';

/*
 * Options that are not visible at first are one text in the HTML, a fifth of the size of their checkboxes. A script
 * creates the checkboxes (`write-options.ts`).
 */

/** Number of checkboxes in the HTML of an open group. */
const VISIBLE_OPTIONS = 12;

/** Up to this number of options are always checkboxes: the button for visitors without scripts is as long. */
const SHORT_LIST = 3;

/** Divides a list into the options with checkboxes and the options in the short text. */
export function shortened(
  list: PackedOptions,
  isSeen: boolean,
): { boxes: PackedOptions; short: PackedOptions } {
  const lines = list.split('\n');
  const written = isSeen ? VISIBLE_OPTIONS : 0;
  if (lines.length - written <= SHORT_LIST) return { boxes: list, short: '' };
  return { boxes: lines.slice(0, written).join('\n'), short: lines.slice(written).join('\n') };
}

/** The short text: the name of the group, then a line an option, without an id that follows from the title. */
export function shortOptions(name: string, list: PackedOptions): string {
  return [name, ...unpackOptions(list).map(shortLine)].join('\n');
}

/** Reads the short text. */
export function readShortOptions(text: string): { name: string; options: OptionView[] } {
  const [name = '', ...lines] = text.split('\n');
  const options = unpackOptions(lines.join('\n')).map((option) => ({
    ...option,
    id: option.id || usualId(option.title),
  }));
  return { name, options };
}

/**
 * A directory as a short text of the same kind: the path of the list, then a line a link, and one without tabs for a
 * new letter.
 */
export function shortDirectory(
  { letters }: Directory,
  path: string,
  counted: (count: number) => string,
): string {
  const lines = letters.flatMap(({ letter, links }) => [
    letter,
    ...links.map(({ title, href, count }) =>
      shortLine({ id: href.slice(path.length, -1), title, count: counted(count) }),
    ),
  ]);
  return [path, ...lines].join('\n');
}

function shortLine({ id, title, count }: OptionView): string {
  return [id === usualId(title) ? '' : id, title, count].join('\t');
}

function usualId(title: string): string {
  return title.toLowerCase().replace('&', 'and').replaceAll('.', '').replaceAll(' ', '-');
}
