import type { Currency } from './currencies.ts';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';

/** Units of each currency for one US dollar, from GET currency. */
export type Rates = Partial<Record<Currency, number>>;

/** Prices of one host. The shop stores whole US dollars; decision 32 defines the display. */
export interface Money {
  /** Equal for two that show every amount in the same way: language, currency and rate. */
  key: string;
  /** Currency of the shown amounts: the host's, or USD while its rate is unknown. */
  currency: Currency;
  /** Its sign: `₽`, `$`, `₴`, `soʻm`. */
  symbol: string;
  /** A price as text in the shown currency, rounded to the host's step: `1 234 600 ₽`. */
  price(usd: number): string;
  /** The small dollar price beside a price; null on a host that already shows dollars. */
  usd(usd: number): string | null;
  /** An amount in the shown currency in compact form, for a chart axis: `1,2 млн ₽`. */
  brief(amount: number): string;
  /** A price range, given in US dollars, in compact form: `1,2–1,5 млн ₽`. */
  briefRange(from: number, to: number): string;
  /** The amount `price` shows, as a number. */
  fromUsd(usd: number): number;
  /** US dollars of an amount in the shown currency, not rounded. */
  toUsd(amount: number): number;
  /** The lowest price in whole dollars that is shown as `amount` or more. */
  lowestUsd(amount: number): number;
  /** The highest price in whole dollars that is shown as `amount` or less; -1 when there is none. */
  highestUsd(amount: number): number;
}

/**
 * Creates the price functions of a host.
 * @param locale whose currency, rounding step and digits are used.
 * @param rates today's rates; without the needed rate, dollars are shown instead of a wrong sum.
 */
export function createMoney(locale: Locale, rates: Rates): Money {
  const facts = LOCALE_FACTS[locale];
  const rate = rates[facts.currency];
  const currency = rate ? facts.currency : 'USD';
  const step = rate ? facts.priceStep : 1;
  const perUsd = rate && currency !== 'USD' ? rate : 1;
  const fromUsd = (usd: number) => Math.round((usd * perUsd) / step) * step;
  const whole = format(facts.iso, currency);

  return {
    key: `${facts.iso} ${currency} ${perUsd}`,
    currency,
    symbol: symbolOf(facts.iso, currency),
    price: (usd) => thinDigitSpaces(whole.format(fromUsd(usd))),
    usd: (usd) => (currency === 'USD' ? null : thinDigitSpaces(format(facts.iso, 'USD').format(usd))),
    brief: (amount) => thinDigitSpaces(format(facts.iso, currency, 'compact').format(amount)),
    briefRange: (from, to) =>
      thinDigitSpaces(format(facts.iso, currency, 'compact').formatRange(fromUsd(from), fromUsd(to))),
    fromUsd,
    toUsd: (amount) => amount / perUsd,
    // The bounds reverse the rounding, so that a filter matches the prices that a visitor sees.
    lowestUsd: (amount) => Math.max(0, Math.ceil(((Math.ceil(amount / step) - 0.5) * step) / perUsd)),
    highestUsd: (amount) => Math.ceil(((Math.floor(amount / step) + 0.5) * step) / perUsd) - 1,
  };
}

const symbols = new Map<string, string>();

function symbolOf(iso: string, currency: Currency): string {
  const key = `${iso} ${currency}`;
  let symbol = symbols.get(key);
  if (symbol === undefined) {
    symbol = format(iso, currency)
      .format(0)
      .replace(/[\d\s]/g, '');
    symbols.set(key, symbol);
  }
  return symbol;
}

const formats = new Map<string, NumberFormat>();

/** One formatter per language and currency for all requests: formatters are expensive to create and have no state. */
function format(iso: string, currency: string, notation?: 'compact'): NumberFormat {
  const key = [iso, currency, notation].join();
  let made = formats.get(key);
  if (!made) {
    made = numberFormat(iso, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(notation ? { notation, maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
    });
    formats.set(key, made);
  }
  return made;
}

/** A sum in its original currency: `1 284 000 ₽`; not converted or rounded. */
export function formatSum({ value, currency }: { value: number; currency: string }, locale: Locale): string {
  return thinDigitSpaces(format(LOCALE_FACTS[locale].iso, currency).format(value));
}
