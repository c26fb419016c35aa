/** One option: its id, its title, and the number of items after a click, as text. */
export interface OptionView {
  id: string;
  title: string;
  count: string;
}

/** Options as one string, one line each, which is quickly compared. */
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
