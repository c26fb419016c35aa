/** A text and its selection. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** Actions of the toolbar. */
export const MARKS = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const;
export type Mark = (typeof MARKS)[number];

const AROUND: Partial<Record<Mark, string>> = { bold: '**', italic: '*' };
const BEFORE: Partial<Record<Mark, string>> = { heading: '## ', list: '- ', quote: '> ' };

/** Adds a mark to the selection, or removes it if it is already there. */
export function mark(selected: SelectedText, kind: Mark): SelectedText {
  const around = AROUND[kind];
  if (around) return surround(selected, around);
  const before = BEFORE[kind];
  return before ? prefix(selected, before) : link(selected);
}

function surround({ text, start, end }: SelectedText, sign: string): SelectedText {
  const inner = text.slice(start, end);
  const isMarked =
    text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign;
  if (isMarked) {
    return {
      text: text.slice(0, start - sign.length) + inner + text.slice(end + sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  }
  return {
    text: text.slice(0, start) + sign + inner + sign + text.slice(end),
    start: start + sign.length,
    end: end + sign.length,
  };
}

/** Adds or removes a prefix on every selected line. */
function prefix({ text, start, end }: SelectedText, sign: string): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, until).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const marked = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  return { text: text.slice(0, from) + marked + text.slice(until), start: from, end: from + marked.length };
}

function link({ text, start, end }: SelectedText): SelectedText {
  const words = text.slice(start, end);
  const address = start + words.length + 3;
  return { text: `${text.slice(0, start)}[${words}](/)${text.slice(end)}`, start: address, end: address + 1 };
}
