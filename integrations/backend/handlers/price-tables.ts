import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { moneyByLocale } from '../catalogue/currency-rates.ts';
import type { Database } from '../database/database.ts';
import { type LineSpread, spreadOfLine } from '../price-history/price-history.ts';

/** A paragraph of a text that stands for the prices of a brand, or of one of its collections. */
const PLACE = /<p>\{prices ([a-z0-9-]+)(?: ([a-z0-9-]+))?\}<\/p>\n?/g;

/**
 * Replaces `{prices rolex submariner}` in the HTML of a text with a table of the prices of the stock and the archive.
 * Nothing remains of it while there are too few.
 */
export async function withPrices(database: Database, html: string, locale: Locale): Promise<string> {
  const places = [...html.matchAll(PLACE)];
  if (places.length === 0) return html;
  const money = (await moneyByLocale(database))(locale);
  const tables = await Promise.all(
    places.map(async ([, brand = '', collection]) =>
      priceTable(await spreadOfLine(database, brand, collection), money, locale),
    ),
  );
  return html.replace(PLACE, () => tables.shift() ?? '');
}

/** The table of one line: a row for those on sale, a row for those sold; empty without either. */
export function priceTable({ stock, sold }: LineSpread, money: Money, locale: Locale): string {
  const t = translator(locale);
  const rows = [
    [t('priceHistory.lineOnSale'), stock] as const,
    [t('priceHistory.lineSold'), sold] as const,
  ].flatMap(([title, spread]) => {
    if (!spread) return [];
    const cells = [
      title,
      String(spread.sales),
      ...[spread.lower, spread.median, spread.upper].map(money.price),
    ];
    return [`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`];
  });
  if (rows.length === 0) return '';
  const heads = [
    t('priceHistory.lineWhere'),
    t('priceHistory.linePieces'),
    t('priceHistory.lineLower'),
    t('priceHistory.median'),
    t('priceHistory.lineUpper'),
  ];
  const head = heads.map((one) => `<th>${one}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>\n`;
}
