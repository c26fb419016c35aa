import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchRates } from './fetch-rates.ts';

/** Encodes Cyrillic as windows-1251. */
function windows1251(text: string): Buffer {
  const byte = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  };
  return Buffer.from([...text].map(byte));
}

/** Response of `https://www.cbr.ru/scripts/XML_daily.asp`. */
const RUSSIA = windows1251(
  '<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="21.11.2026" name="Foreign Currency Market">' +
    '<Valute ID="R01010"><NumCode>036</NumCode><CharCode>AUD</CharCode><Nominal>1</Nominal><Name>Австралийский доллар</Name><Value>60,1234</Value><VunitRate>60,1234</VunitRate></Valute>' +
    '<Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>Доллар США</Name><Value>92,4000</Value><VunitRate>92,4</VunitRate></Valute>' +
    '<Valute ID="R01717"><NumCode>860</NumCode><CharCode>UZS</CharCode><Nominal>10000</Nominal><Name>Узбекских сумов</Name><Value>73,9200</Value><VunitRate>0,007392</VunitRate></Valute>' +
    '<Valute ID="R01720"><NumCode>980</NumCode><CharCode>UAH</CharCode><Nominal>10</Nominal><Name>Украинских гривен</Name><Value>22,0000</Value><VunitRate>2,2</VunitRate></Valute></ValCurs>',
);

/** Response of `https://bank.gov.ua/NBUStatService/v1/statdirectory/exchange?json`. */
const UKRAINE = JSON.stringify([
  {
    r030: 36,
    txt: 'Австралійський долар',
    rate: 27.05,
    cc: 'AUD',
    exchangedate: '23.11.2026',
    special: null,
  },
  { r030: 840, txt: 'Долар США', rate: 41.2, cc: 'USD', exchangedate: '23.11.2026', special: null },
]);

/** Response of `https://cbu.uz/uz/arkhiv-kursov-valyut/json/`. */
const UZBEKISTAN = JSON.stringify([
  {
    id: 69,
    Code: '840',
    Ccy: 'USD',
    CcyNm_RU: 'Доллар США',
    CcyNm_UZ: 'AQSH dollari',
    Nominal: '1',
    Rate: '12650.00',
    Diff: '-12.5',
    Date: '20.11.2026',
  },
  {
    id: 57,
    Code: '643',
    Ccy: 'RUB',
    CcyNm_RU: 'Российский рубль',
    CcyNm_UZ: 'Rossiya rubli',
    Nominal: '1',
    Rate: '126.50',
    Diff: '0',
    Date: '20.11.2026',
  },
]);

let answer: { type: string; body: string | Buffer };
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body);
});
beforeEach(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void server.close());

describe('D222 an operator names the address of a central bank', () => {
  it.each<[string, string, string | Buffer, Record<string, number>, string]>([
    [
      'of Russia',
      'application/xml; charset=windows-1251',
      RUSSIA,
      { RUB: 92.4, UAH: 42, UZS: 12_500 },
      '2026-11-21',
    ],
    [
      'of Russia, its encoding in the XML alone',
      'text/xml',
      RUSSIA,
      { RUB: 92.4, UAH: 42, UZS: 12_500 },
      '2026-11-21',
    ],
    ['of Ukraine', 'application/json; charset=utf-8', UKRAINE, { UAH: 41.2 }, '2026-11-23'],
    ['of Uzbekistan', 'application/json', UZBEKISTAN, { UZS: 12_650, RUB: 100 }, '2026-11-20'],
  ])('%s', async (_bank, type, body, expected, date) => {
    answer = { type, body };
    const { port } = server.address() as AddressInfo;
    const { unitsPerUsd, date: day } = await fetchRates(`http://127.0.0.1:${port}/rates`);
    expect(day).toBe(date);
    expect(Object.keys(unitsPerUsd).sort()).toEqual(Object.keys(expected).sort());
    for (const [code, rate] of Object.entries(expected)) {
      expect(unitsPerUsd[code as keyof typeof unitsPerUsd]).toBeCloseTo(rate, 6);
    }
  });
});
