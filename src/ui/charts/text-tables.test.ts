import { expect, test } from 'vitest';
import { marksOf, rowDrawing } from './row-drawing.ts';
import { figureOf, textTables } from './text-tables.ts';

test.each([
  ['16,495', 16_495],
  ['16 495', 16_495],
  ['101\u202f100', 101_100],
  ['1,00', 1],
  ['0,875', 0.875],
  ['1.04', 1.04],
  ['+54 %', 54],
  ['−3%', -3],
  ['$12,000', 12_000],
  ['−$1,250.50', -1250.5],
  ['1 200 000 ₽', 1_200_000],
  ['66\u202f000\u00a0₴', 66_000],
  ['8 000 000 soʻm', 8_000_000],
  ['12 000 USD', 12_000],
  ['€ 900', 900],
  ['8 mln soʻm', undefined],
  ['$', undefined],
  ['$12,000–15,000', undefined],
  ['5 mm', undefined],
  ['40–41.9 mm', undefined],
  ['1960s', undefined],
  ['<strong>5</strong>', undefined],
  ['', undefined],
])('a cell with "%s" is the figure %s', (text, value) => {
  expect(figureOf(text)).toBe(value);
});

const table = (mark: string) =>
  `<p>a</p><table><thead><tr><th>Year</th><th${mark}>Sum</th></tr></thead>` +
  `<tbody><tr><td>1960s</td><td${mark}>10</td></tr><tr><td>1970s</td><td${mark}>5</td></tr></tbody></table>`;

test('a table is reachable by keyboard, its figures have a class, and unmarked columns are not drawn', () => {
  expect(textTables(table(''))).toBe(
    '<p>a</p><table tabindex="0"><thead><tr><th>Year</th><th class="number">Sum</th></tr></thead>' +
      '<tbody><tr><td>1960s</td><td class="number">10</td></tr>' +
      '<tr><td>1970s</td><td class="number">5</td></tr></tbody></table>',
  );
});

test.each([
  ['1989–2010', true],
  ['с 2014 года', true],
  ['2000-е', true],
  ['automatic', false],
  ['from 1989 to 2010', false],
  ['<a href="/">a b</a>', false],
])('a cell with "%s" stays on one line: %s', (text, isShort) => {
  const html = textTables(table('').replace('1970s', text));
  expect(html.includes(`<td class="one-line">${text}</td>`)).toBe(isShort);
});

test('a marked column is drawn in the first cell of its row', () => {
  const html = textTables(table(' class="drawn"'));
  expect(html).toContain(
    `<td>1960s${rowDrawing({ bar: { x: 0, width: 100 } })}</td><td class="number">10</td>`,
  );
  expect(html).toContain(`<td>1970s${rowDrawing({ bar: { x: 0, width: 50 } })}</td>`);
  expect(html).not.toContain('series');
});

test('a marked column that holds words is not drawn', () => {
  expect(textTables(table(' class="drawn"').replace('>5<', '>few<'))).not.toContain('<svg');
});

test('charts: bars begin at zero, also below it', () => {
  expect(marksOf([[30], [-10], [0]])).toEqual([
    { bar: { x: 25, width: 75 } },
    { bar: { x: 0, width: 25 } },
    { bar: { x: 25, width: 0 } },
  ]);
});

test('charts: several values of a row are dots of one scale, told apart by shape', () => {
  const marks = marksOf([
    [10, 20, 40],
    [5, 10, 20],
  ]);
  expect(marks).toEqual([{ dots: [25, 50, 100] }, { dots: [12.5, 25, 50] }]);
  const [first] = marks;
  const shapes = [...(first ? rowDrawing(first) : '').matchAll(/<(\w+) class="(series-\d)"/g)];
  expect(shapes.map(([, tag, name]) => `${tag} ${name}`)).toEqual([
    'circle series-1',
    'circle series-2',
    'rect series-3',
  ]);
});
