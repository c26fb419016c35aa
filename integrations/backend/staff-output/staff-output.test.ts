import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { fieldLine, tableOf } from './table.ts';
import { visibleJson, visibleLine } from './visible.ts';

/** Characters that control a terminal, and their visible form. */
const OBEYED: [string, string][] = [
  ['\u001b[2J\u001b]0;x\u0007', '\\u{1b}[2J\\u{1b}]0;x\\u{07}'],
  ['\u009b31m', '\\u{9b}31m'],
  ['a\r42  open', 'a\\u{0d}42  open'],
  ['\u202Egnp.exe', '\\u{202e}gnp.exe'],
  ['\u2066a\u2069\ufeff', '\\u{2066}a\\u{2069}\\u{feff}'],
  ['a\u2028b', 'a\\u{2028}b'],
  ['\u0000\u007f', '\\u{00}\\u{7f}'],
  ['\ud800', '\\u{d800}'],
  ['a\nb', 'a\\nb'],
];

describe('what somebody typed does nothing to a terminal', () => {
  it.each(OBEYED)('%j', (typed, shown) => {
    expect(visibleLine(typed)).toBe(shown);
    expect(tableOf([[typed]])).toBe(shown);
    expect(JSON.parse(visibleJson({ typed }))).toEqual({ typed });
    for (const text of [visibleJson({ typed }), csvOf([[typed]]), fieldLine('message', typed)]) {
      expect(text).not.toMatch(
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/,
      );
    }
  });

  it.each(['Ґалаґан', 'Oʻzbek', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', 'نام‌ها', '+7 912 345-67-89'])('%s stays', (text) => {
    expect(visibleLine(text)).toBe(text);
  });

  it('no row can be forged: in tables a text is one line, under a row its lines have a bar', () => {
    const forged = 'hello\n42  2026-11-22  feedback  answered';
    expect(tableOf([['41', forged]]).split('\n')).toHaveLength(1);
    expect(fieldLine('message', forged).split('\n')[1]).toBe('      | 42  2026-11-22  feedback  answered');
  });
});

describe('CSV', () => {
  it.each([
    '=HYPERLINK("http://x","y")',
    '+79123456789',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '＝1+1',
    '\n=1+1',
  ])('%j is no formula', (typed) => {
    const [[read = ''] = []] = parse(csvOf([[typed]])) as string[][];
    expect(read).toMatch(/^'/);
  });

  it.each(['a;=1+1', 'a\t=1+1', 'a"b', 'a,b', 'a\nb'])('%j is one cell, whatever parts them', (typed) => {
    expect(csvOf([[typed]])).toMatch(/^"|\\t/);
    expect(parse(csvOf([[typed, 'next']]))).toHaveLength(1);
  });
});
