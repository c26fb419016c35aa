import { expect, test } from 'vitest';
import { mark, type Mark, type SelectedText } from './markdown-marks.ts';

/** `a[b]c` is abc with b selected. */
function selected(shown: string): SelectedText {
  const start = shown.indexOf('[');
  const end = shown.indexOf(']') - 1;
  return { text: shown.replace('[', '').replace(']', ''), start, end };
}

test.each<[Mark, string, SelectedText]>([
  ['bold', 'a [b] c', { text: 'a **b** c', start: 4, end: 5 }],
  ['bold', 'a **[b]** c', { text: 'a b c', start: 2, end: 3 }],
  ['italic', '[]', { text: '**', start: 1, end: 1 }],
  ['heading', 'one\ntw[]o\nthree', { text: 'one\n## two\nthree', start: 4, end: 10 }],
  ['heading', '## tw[]o', { text: 'two', start: 0, end: 3 }],
  ['list', 'o[ne\ntw]o', { text: '- one\n- two', start: 0, end: 11 }],
  ['quote', '> [one]', { text: 'one', start: 0, end: 3 }],
  ['link', 'see [here] now', { text: 'see [here](/) now', start: 11, end: 12 }],
])('%s on %j', (kind, shown, after) => {
  expect(mark(selected(shown), kind)).toEqual(after);
});
