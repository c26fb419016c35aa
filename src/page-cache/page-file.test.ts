import { expect, it } from 'vitest';
import { compress } from '../platform/http/compression.ts';
import { makeResponse } from '../platform/http/response.ts';
import { decodePage, encodePage } from './page-file.ts';

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' };
const plain = makeResponse(200, headers, Buffer.from('Сторінка, oʻzbekcha '.repeat(50)));
const br = await compress(plain.body, 'br', 'often');
const whole = { ...plain, encoded: { br, gzip: Buffer.from([0, 255]) } };

it.each([
  ['with its compressed forms', whole],
  ['with one of them', { ...plain, encoded: { gzip: Buffer.from('x') } }],
  ['compressed for its file', { ...plain, encoded: { zstd: await compress(plain.body, 'zstd', 'stored') } }],
  ['without', plain],
  ['that is empty', makeResponse(200, {}, Buffer.alloc(0))],
])('architecture §3 a page %s is read as it was written', (_, response) => {
  expect(decodePage(encodePage(response))).toEqual(response);
});

it('D670 the file of a page with a brotli form has no body', () => {
  expect(encodePage(whole).includes(plain.body)).toBe(false);
  expect(encodePage(plain).includes(plain.body)).toBe(true);
});

it('D702 bytes of an older page behind it do not count', () => {
  const file = Buffer.concat([encodePage(whole), Buffer.from('the rest of a longer page')]);
  expect(decodePage(file)).toEqual(whole);
});

it('D702 a file with half of another page is no page', () => {
  const file = encodePage({ ...plain, encoded: {} });
  file.write('Another', file.byteLength - 40);
  expect(() => decodePage(file)).toThrow('another body');
});

it.each([1, 40, 120])('architecture §3 a file that lacks its last %i bytes is no page', (bytes) => {
  const file = encodePage(whole);
  expect(() => decodePage(file.subarray(0, file.byteLength - bytes))).toThrow();
});
