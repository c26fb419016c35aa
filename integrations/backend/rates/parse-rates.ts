import { CURRENCIES, type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { NewRates } from './store-rates.ts';

/** Rates of a source: units of each currency per US dollar, and their date. */
export interface SourceRates {
  unitsPerUsd: NewRates;
  /** `YYYY-MM-DD`; undefined if the source has no date. */
  date: string | undefined;
}

/** The price of an amount of a currency, in the currency of a bank. */
interface Quote {
  code: string;
  /** Units of the quoted currency for this price. */
  nominal: number;
  /** In the currency of the bank. */
  value: number;
}

/**
 * Parses the response of a source: our own JSON (as of `rates.json`), JSON of the central banks of Russia, Uzbekistan
 * and Ukraine, or the XML of the Bank of Russia.
 * @throws Error that names the missing data.
 */
export function parseRates(text: string): SourceRates {
  const body = text.trimStart();
  if (body.startsWith('<'))
    return ofBank('RUB', xmlQuotes(body), dayOf(/<ValCurs[^>]*\bDate="([^"]+)"/.exec(body)?.[1]));
  const read: unknown = JSON.parse(body);
  if (Array.isArray(read)) return ofList(read as Fields[]);
  if (typeof read !== 'object' || read === null) throw new Error('no rates that are known');
  const fields = read as Fields;
  if (isFields(fields.units_per_usd)) return ours(fields.units_per_usd, dayOf(fields.updated));
  if (isFields(fields.Valute)) {
    const quotes = Object.values(fields.Valute).map((one) => {
      const { CharCode, Nominal, Value } = one as Fields;
      return quote(CharCode, Nominal, Value);
    });
    return ofBank('RUB', quotes, dayOf(fields.Date));
  }
  throw new Error('no rates that are known');
}

type Fields = Record<string, unknown>;
type Units = Partial<Record<Currency, number>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function ours(units: Fields, date: string | undefined): SourceRates {
  const found = CURRENCIES.flatMap((code) =>
    units[code] === undefined ? [] : [[code, amount(units[code])]],
  );
  return validRates(Object.fromEntries(found) as Units, date);
}

/** Lists of the banks of Uzbekistan (`Ccy`, `Nominal`, `Rate`) and Ukraine (`cc`, `rate`). */
function ofList(list: readonly Fields[]): SourceRates {
  const [first] = list;
  if (first && 'Ccy' in first) {
    const quotes = list.map(({ Ccy, Nominal, Rate }) => quote(Ccy, Nominal, Rate));
    return ofBank('UZS', quotes, dayOf(first.Date));
  }
  if (first && 'cc' in first) {
    const quotes = list.map(({ cc, rate }) => quote(cc, 1, rate));
    return ofBank('UAH', quotes, dayOf(first.exchangedate));
  }
  throw new Error('no rates that are known');
}

function xmlQuotes(text: string): Quote[] {
  return [...text.matchAll(/<Valute\b[^>]*>(.*?)<\/Valute>/gs)].map(([, inner = '']) => {
    const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner)?.[1];
    return quote(field('CharCode'), field('Nominal'), field('Value'));
  });
}

function quote(code: unknown, nominal: unknown, value: unknown): Quote {
  return { code: typeof code === 'string' ? code : '', nominal: amount(nominal), value: amount(value) };
}

/** Converts quotes in a bank's own currency to units per US dollar. */
function ofBank(own: Currency, quotes: readonly Quote[], date: string | undefined): SourceRates {
  const priceOf = (code: string) => {
    const found = quotes.find((one) => one.code === code);
    return found && found.value / found.nominal;
  };
  const dollar = priceOf('USD');
  if (!dollar) throw new Error('no rate of the dollar');
  const others = CURRENCIES.filter((code) => code !== 'USD' && code !== own).flatMap((code) => {
    const price = priceOf(code);
    return price ? [[code, dollar / price]] : [];
  });
  return validRates({ [own]: dollar, ...(Object.fromEntries(others) as Units) }, date);
}

/** Keeps only valid rates. The dollar is the base and has no rate. */
function validRates({ USD: _measure, ...units }: Units, date: string | undefined): SourceRates {
  const codes = Object.keys(units) as (keyof typeof units)[];
  const wrong = codes.filter((code) => !Number.isFinite(units[code]) || (units[code] ?? 0) <= 0);
  if (wrong.length > 0) throw new Error(`no number for ${wrong.join(', ')}`);
  if (codes.length === 0) throw new Error('no rate of a currency that the sites show');
  return { unitsPerUsd: units, date };
}

/** Parses `92,4000` of the Bank of Russia, `12650.00` of that of Uzbekistan, or a number; NaN for anything else. */
function amount(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(',', '.')) : NaN;
}

/** Parses `22.11.2026`, `2026-11-22` or an ISO timestamp. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const european = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(value);
  if (european) return `${european[3]}-${european[2]}-${european[1]}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0];
}
