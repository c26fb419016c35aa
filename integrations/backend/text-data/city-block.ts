import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { coarse } from '../price-history/price-history.ts';
import { digitsOf, extremesNote, type MakeTable, wholePercent } from './data-source.ts';
import { LEAST_IN_ROW } from './shares.ts';

/** What is on sale in each city: how many watches, their median price, and the price of the same watch. */
export const citiesTable: MakeTable = async (source) => {
  const { locale, catalogue, money } = source;
  const t = translator(locale);
  const rows = (await source.cities()).flatMap(({ alias, count, median, compared, share }) => {
    const title = catalogue.cities.get(alias)?.title[locale];
    if (!title || share === null || compared < LEAST_IN_ROW) return [];
    return [{ title, count, median: coarse(median), value: share, shown: wholePercent(share, locale) }];
  });
  if (rows.length < 2) return undefined;
  return {
    columns: [
      { title: t('textData.city') },
      { title: t('textData.onSale'), drawn: true },
      { title: t('textData.medianIn', { symbol: money.symbol }) },
      { title: t('textData.ratio') },
    ],
    rows: rows.map(({ title, count, median, shown }) => [
      title,
      formatNumber(locale, count),
      digitsOf(median, source),
      shown,
    ]),
    notes: [t('textData.citiesNote'), extremesNote(rows, locale)],
  };
};
