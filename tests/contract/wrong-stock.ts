/** Number of correct rows, one for each watch. */
const RIGHT = 280;

const HEADER =
  'number,section,brand,condition,price,discount_price,currency,city,year,diameter_mm,carat_weight,model,description_ru,photos';

/** A row. Columns that are not named are correct. */
function row(number: string, wrong: Partial<Record<string, string>> = {}): string {
  const right = {
    number,
    section: 'watches',
    brand: 'Rolex',
    condition: 'perfect',
    price: '1000',
    currency: 'USD',
  };
  const cells: Partial<Record<string, string>> = { ...right, ...wrong };
  return HEADER.split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
}

/** Each kind of wrong row, with the column and a part of its message. */
const WRONG: [string, string, RegExp][] = [
  [row('WS-901', { brand: 'Nobody & Sons' }), 'brand', /"Nobody & Sons" is not known.*add new brands/],
  [row('WS-902', { condition: 'mint' }), 'condition', /"mint" is not known; expected new, perfect/],
  [row('WS-903', { price: 'twelve thousand' }), 'price', /"twelve thousand" is not a price/],
  [row('WS-904', { photos: 'gone.jpg' }), 'photos', /"gone.jpg" is not in the folder/],
  [row('WS-001'), 'number', /WS-001 is on line 2 already/],
  [row('WS-906', { currency: 'EUR' }), 'currency', /"EUR" is not known; expected/],
  [row('WS-907', { description_ru: '<b>Cheap</b>' }), 'description_ru', /has HTML \("<b>"\)/],
  [row('WS-908', { model: '=HYPERLINK(1)' }), 'model', /begins with "=".*formula/],
  [row('WS-909', { description_ru: 'x'.repeat(5 * 1024 * 1024) }), 'description_ru', /longer than 20,000/],
  [row('WS-910', { model: '"Date' }), 'row', /a quote \("\) that is not closed/],
  // Encoded in Windows-1251 below.
  [
    row('WS-911', { model: '\u00d7\u00e0\u00f1\u00fb' }),
    'model',
    /is not UTF-8; save the file as "CSV UTF-8"/,
  ],
  [row('', {}), 'number', /is empty; every piece has it/],
  [row('WS-913', { section: 'cheese' }), 'section', /"cheese" is not a section; expected watches/],
  [row('WS-914', { city: 'Atlantis' }), 'city', /"Atlantis" is not a city of the shop/],
  [row('WS-915', { discount_price: '1200' }), 'discount_price', /1200 is not lower than the price/],
  [row('WS-916', { year: '2199' }), 'year', /"2199" is not a year/],
  [row('WS-917', { diameter_mm: '400' }), 'diameter_mm', /expected a number from 5 to 120/],
  [row('WS-918', { carat_weight: '1' }), 'carat_weight', /is a column of jewellery/],
  [row('WS-919', { photos: 'text.jpg' }), 'photos', /text.jpg is not a photograph that can be read/],
  [`${row('WS-920')},and more`, 'row', /has 15 cells where the header has 14/],
];

/** A file of 300 rows, every fifteenth of which is wrong, and the expected messages by line and column. */
export function wrongStock(): { file: Buffer; expected: { place: string; words: RegExp }[] } {
  const lines = [HEADER];
  const expected: { place: string; words: RegExp }[] = [];
  let right = 0;
  for (const [wrong, column, words] of WRONG) {
    for (let one = 0; one < RIGHT / WRONG.length; one += 1) {
      right += 1;
      lines.push(row(`WS-${String(right).padStart(3, '0')}`));
    }
    lines.push(wrong);
    expected.push({ place: `line ${lines.length}: ${column}: `, words });
  }
  return { file: Buffer.from(lines.join('\r\n'), 'latin1'), expected };
}
