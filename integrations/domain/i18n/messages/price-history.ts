import { defineMessages } from '../define-messages.ts';

/** Price history from the archive, on an item page. */
export const priceHistory = defineMessages({
  title: {
    about: 'Heading of the prices at which the shop sold the same thing',
    ru: 'История цены',
    en: 'Price history',
    ua: 'Історія ціни',
    uz: 'Narx tarixi',
  },
  median: {
    about: 'Before an amount: half of the sales were above it, half below',
    ru: 'Медиана',
    en: 'Median',
    ua: 'Медіана',
    uz: 'Mediana',
  },
  middleHalf: {
    about: 'Before two amounts: the middle half of the sales lie between them; also the key of the bars',
    ru: 'Средняя половина продаж',
    en: 'Middle half of the sales',
    ua: 'Середня половина продажів',
    uz: 'Sotuvlarning oʻrtadagi yarmi',
  },
  thisPrice: {
    about: 'Key of the line that is the price of the item on the page',
    ru: 'Эта цена',
    en: 'This price',
    ua: 'Ця ціна',
    uz: 'Shu narx',
  },
  place_below: {
    about: 'The price is below the middle half of the sales; percent is of the median',
    ru: 'Цена ниже обычной: {{percent}}\u00a0% от медианы.',
    en: 'Below the usual price: {{percent}}% of the median.',
    ua: 'Ціна нижча за звичайну: {{percent}}\u00a0% від медіани.',
    uz: 'Odatdagidan past: mediananing {{percent}} foizi.',
  },
  place_within: {
    about: 'The price lies in the middle half of the sales; percent is of the median',
    ru: 'Обычная цена: {{percent}}\u00a0% от медианы.',
    en: 'The usual price: {{percent}}% of the median.',
    ua: 'Звичайна ціна: {{percent}}\u00a0% від медіани.',
    uz: 'Odatdagi narx: mediananing {{percent}} foizi.',
  },
  place_above: {
    about: 'The price is above the middle half of the sales; percent is of the median',
    ru: 'Цена выше обычной: {{percent}}\u00a0% от медианы. Спросите почему: дело в состоянии, комплекте или годе.',
    en: 'Above the usual price: {{percent}}% of the median. Ask us why: it may be the condition, the year, or the box and papers.',
    ua: 'Ціна вища за звичайну: {{percent}}\u00a0% від медіани. Запитайте чому: річ у стані, комплекті або році.',
    uz: 'Odatdagidan yuqori: mediananing {{percent}} foizi. Sababini soʻrang: holati, komplekti yoki yili.',
  },
  chart: {
    about: 'Says to a screen reader what the chart shows; the table below has the numbers',
    ru: 'График цен продаж по кварталам; числа в таблице ниже',
    en: 'Chart of sale prices by quarter; the table below has the numbers',
    ua: 'Графік цін продажів за кварталами; числа в таблиці нижче',
    uz: 'Choraklar boʻyicha sotuv narxlari grafigi; raqamlar quyidagi jadvalda',
  },
  asTable: {
    about: 'Opens the numbers of the chart as a table',
    ru: 'Показать таблицей',
    en: 'Show as a table',
    ua: 'Показати таблицею',
    uz: 'Jadval koʻrinishida',
  },
  period: { about: 'Column of a table: quarters', ru: 'Период', en: 'Period', ua: 'Період', uz: 'Davr' },
  sales: { about: 'Column of a table: how many', ru: 'Продаж', en: 'Sales', ua: 'Продажів', uz: 'Sotuvlar' },
  quarter: {
    about: 'A quarter of a year',
    ru: '{{quarter}} кв. {{year}}',
    en: 'Q{{quarter}} {{year}}',
    ua: '{{quarter}} кв. {{year}}',
    uz: '{{year}}, {{quarter}}-chorak',
  },
  rounded: {
    about: 'Note on the amounts of the history',
    ru: 'Суммы округлены, цены отдельных вещей мы не раскрываем; состояние и комплект у них разные.',
    en: 'Figures are rounded and we do not disclose individual sales; condition, box and papers differ.',
    ua: 'Суми округлено, цін окремих речей ми не розкриваємо; стан і комплект у них різні.',
    uz: 'Summalar yaxlitlangan, alohida buyumlar narxi oshkor qilinmaydi; ularning holati va komplekti har xil.',
  },
});
