import { expect, it } from 'vitest';
import { checkFormat, inFormat } from './output-format.ts';

const shown = {
  toCsv: (rows: string[]) => `csv ${rows.join()}`,
  toLines: (rows: string[]) => `lines ${rows.join()}`,
  none: 'None.',
};

it.each([
  ['lines', ['a', 'b'], 'lines a,b\n'],
  ['lines', [], 'None.\n'],
  ['csv', ['a'], 'csv a'],
  ['json', ['a'], '[\n  "a"\n]\n'],
])('a list as %s: %j', (format, rows, text) => {
  expect(() => checkFormat(format)).not.toThrow();
  expect(inFormat(format, rows, shown)).toBe(text);
});

it('another format is refused', () => {
  expect(() => checkFormat('xlsx')).toThrow('--format is one of: lines, csv, json.');
});
