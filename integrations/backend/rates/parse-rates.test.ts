import { describe, expect, test } from 'vitest';
import { parseRates } from './parse-rates.ts';

const RUSSIA_XML = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="21.11.2026" name="Foreign Currency Market">
<Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>US Dollar</Name><Value>92,4000</Value></Valute>
<Valute ID="R01720"><NumCode>980</NumCode><CharCode>UAH</CharCode><Nominal>10</Nominal><Name>Hryvnia</Name><Value>22,0000</Value></Valute>
<Valute ID="R01717"><NumCode>860</NumCode><CharCode>UZS</CharCode><Nominal>10000</Nominal><Name>Sum</Name><Value>73,9200</Value></Valute>
</ValCurs>`;
const RUSSIA_JSON = JSON.stringify({
  Date: '2026-11-21T11:30:00+03:00',
  Valute: {
    USD: { CharCode: 'USD', Nominal: 1, Value: 92.4 },
    UZS: { CharCode: 'UZS', Nominal: 10000, Value: 73.92 },
  },
});
const UZBEKISTAN = JSON.stringify([
  { Ccy: 'USD', Nominal: '1', Rate: '12650.00', Date: '20.11.2026' },
  { Ccy: 'RUB', Nominal: '1', Rate: '126.50', Date: '20.11.2026' },
]);
const UKRAINE = JSON.stringify([
  { cc: 'EUR', rate: 45.1, exchangedate: '23.11.2026' },
  { cc: 'USD', rate: 41.2, exchangedate: '23.11.2026' },
]);
const OURS = JSON.stringify({ updated: '2026-11-01', units_per_usd: { USD: 1, RUB: 90, UZS: 12500 } });

describe('rates of a source', () => {
  test.each([
    ['XML of the Bank of Russia', RUSSIA_XML, { RUB: 92.4, UAH: 42, UZS: 12500 }, '2026-11-21'],
    ['its JSON', RUSSIA_JSON, { RUB: 92.4, UZS: 12500 }, '2026-11-21'],
    ['JSON of the Bank of Uzbekistan', UZBEKISTAN, { UZS: 12650, RUB: 100 }, '2026-11-20'],
    ['JSON of the Bank of Ukraine', UKRAINE, { UAH: 41.2 }, '2026-11-23'],
    ['the file of the content folder', OURS, { RUB: 90, UZS: 12500 }, '2026-11-01'],
  ])('%s', (_name, text, units, date) => {
    const read = parseRates(text);
    expect(read.date).toBe(date);
    expect(Object.keys(read.unitsPerUsd).sort()).toEqual(Object.keys(units).sort());
    for (const [code, rate] of Object.entries(units)) {
      expect(read.unitsPerUsd[code as keyof typeof units]).toBeCloseTo(rate, 6);
    }
  });

  test.each([
    ['a page', '<html><body>Sorry</body></html>', 'no rate of the dollar'],
    ['words', '"soon"', 'no rates that are known'],
    ['no dollar', UKRAINE.replace('USD', 'CHF'), 'no rate of the dollar'],
    ['no number', OURS.replace('90', '"soon"'), 'no number for RUB'],
    ['nothing that is shown', '{"units_per_usd":{"CHF":0.9}}', 'no rate of a currency that the sites show'],
    ['a rate of nought', OURS.replace('90', '0'), 'no number for RUB'],
  ])('%s is refused', (_name, text, reason) => {
    expect(() => parseRates(text)).toThrow(reason);
  });
});
