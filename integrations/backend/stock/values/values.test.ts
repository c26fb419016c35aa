import { describe, expect, it } from 'vitest';
import { day, pastDay, years } from './dates.ts';
import { gtin } from './gtin.ts';
import { measure, price, whole } from './numbers.ts';
import { line, lines, stockNumber } from './texts.ts';
import { listOf, word, yesOrNo } from './words.ts';

const NOW = Date.UTC(2026, 10, 22);
const diameter = measure('diameter in millimetres', 5, 120);

const READ: [string, (text: string) => unknown, string, unknown][] = [
  ['price', price, '12500', 12_500],
  ['price in groups', price, '1 250 000', 1_250_000],
  ['price in groups of no-break spaces', price, '1\u00a0250\u00a0000', 1_250_000],
  ['price in American groups', price, '12,500.00', 12_500],
  ['price in German groups', price, '1.250.000', 1_250_000],
  ['price with cents that are none', price, '12500.00', 12_500],
  ['measure with a comma', diameter, '36,5', 36.5],
  ['measure with a point', diameter, '36.5', 36.5],
  ['whole', whole('number of months', 1, 120), '12', 12],
  ['day', day, '2024-02-29', '2024-02-29'],
  ['day as it is written', day, '1.5.2024', '2024-05-01'],
  ['year', (text) => years(text, NOW), '2019', '2019'],
  ['years', (text) => years(text, NOW), '1970-1979', '1970–1979'],
  ['id', word('conditions'), 'natural_wear', 'natural_wear'],
  ['title in Russian', word('conditions'), 'Идеальное', 'perfect'],
  ['title in Ukrainian', word('conditions'), 'є дефекти', 'defects'],
  ['title in Uzbek', word('bodyForms'), "to'g'ri to'rtburchak", 'rectangular'],
  ['title without what stands in brackets', word('movements'), 'Автоматический', 'automatic'],
  ['list', listOf(word('functions')), 'date| chronograph |date|', ['date', 'chronograph']],
  ['yes in Ukrainian', yesOrNo, 'так', true],
  ['no', yesOrNo, 'no', false],
  ['text with a comparison', lines(100), 'wear < 15 %, AT&T & a <3', 'wear < 15 %, AT&T & a <3'],
  ['GTIN as it is printed', gtin, '6 291041-500213', '6291041500213'],
  ['line', line(100), 'a\n b', 'a b'],
  ['number', stockNumber, 'А-1001/2', 'А-1001/2'],
];

const REFUSED: [string, (text: string) => unknown, string, RegExp][] = [
  ['GTIN with a wrong digit', gtin, '6291041500214', /last digit does not agree/],
  ['GTIN that a spreadsheet has rounded', gtin, '6,29104E+12', /as text/],
  ['number of a shop in place of a GTIN', gtin, '20123451', /inside one shop/],
  ['price of words', price, 'twelve thousand', /"twelve thousand" is not a price/],
  ['price with its currency', price, '$12,500', /is not a price/],
  ['price of cents', price, '12500.50', /is not a price/],
  ['price of nothing', price, '0', /on request/],
  ['price in false groups', price, '12,50,000', /is not a price/],
  ['price beyond all', price, '9'.repeat(14), /too high/],
  ['measure of words', diameter, 'big', /from 5 to 120/],
  ['measure out of bounds', diameter, '400', /from 5 to 120/],
  ['half a month', whole('number of months', 1, 120), '1.5', /whole number from 1 to 120/],
  ['day there is none of', day, '2023-02-29', /is not a day/],
  ['day in words', day, 'May 2024', /2026-11-22/],
  ['day to come', (text) => pastDay(text, NOW), '2026-12-24', /future/],
  ['year to come', (text) => years(text, NOW), '2031', /is not a year/],
  ['years backwards', (text) => years(text, NOW), '1980-1970', /is not a year/],
  ['unknown word', word('conditions'), 'mint', /new, perfect, natural_wear, defects, needs_repair/],
  ['unknown word of a list', listOf(word('functions')), 'date|teleport', /"teleport" is not known/],
  ['neither yes nor no', yesOrNo, 'maybe', /neither/],
  ['HTML', lines(100), 'a <b>bold</b> watch', /HTML \("<b>"\)/],
  ['HTML comment', lines(100), 'a <!-- b', /HTML/],
  ['HTML entity', lines(100), 'a&nbsp;b', /HTML/],
  ['too long', line(3), 'abcd', /longer than 3/],
  ['number with a blank', stockNumber, 'A 1', /stock number/],
  ['number of a path', stockNumber, '../A', /stock number/],
];

describe('values of cells', () => {
  it.each(READ)('%s', (_, read, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each(REFUSED)('refused: %s', (_, read, text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});
