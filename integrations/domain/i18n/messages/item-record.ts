import { defineMessages } from '../define-messages.ts';

/** The record of one piece: groups of its facts, its earlier prices, its time in stock. */
export const itemRecord = defineMessages({
  factGroup_model: { about: 'Heading of facts', ru: 'Модель', en: 'Model', ua: 'Модель', uz: 'Modeli' },
  factGroup_exterior_clock: {
    about: 'Heading of facts, watches',
    ru: 'Корпус, циферблат, браслет',
    en: 'Case, dial, bracelet',
    ua: 'Корпус, циферблат і браслет',
    uz: 'Korpus, siferblat, bilaguzuk',
  },
  factGroup_exterior_other: {
    about: 'Heading of facts, other goods',
    ru: 'Материал и размеры',
    en: 'Material and size',
    ua: 'Матеріал і розміри',
    uz: 'Materiali va oʻlchami',
  },
  factGroup_movement: {
    about: 'Heading of facts',
    ru: 'Механизм',
    en: 'Movement',
    ua: 'Механізм',
    uz: 'Mexanizmi',
  },
  factGroup_piece: {
    about: 'Heading of facts of this very piece',
    ru: 'Этот экземпляр',
    en: 'This piece',
    ua: 'Цей екземпляр',
    uz: 'Aynan shu nusxa',
  },
  fact_serviced_on: {
    about: 'Fact: the day of the last service',
    ru: 'Последний сервис',
    en: 'Last service',
    ua: 'Останній сервіс',
    uz: 'Oxirgi servis',
  },
  fact_number: {
    about: 'Fact: the stock number of the shop',
    ru: 'Номер в магазине',
    en: 'Stock number',
    ua: 'Номер у крамниці',
    uz: 'Doʻkondagi raqami',
  },
  priceReduced: {
    about: 'A change of the piece’s own price',
    ru: 'Снижена с {{from}} {{date}}',
    en: 'Reduced from {{from}} on {{date}}',
    ua: 'Знижено з {{from}} {{date}}',
    uz: '{{date}} kuni tushirilgan, avval {{from}} edi',
  },
  priceRaised: {
    about: 'A change of the piece’s own price',
    ru: 'Повышена с {{from}} {{date}}',
    en: 'Raised from {{from}} on {{date}}',
    ua: 'Підвищено з {{from}} {{date}}',
    uz: '{{date}} kuni oshirilgan, avval {{from}} edi',
  },
  fact_on_sale: {
    about: 'Fact: since which day a piece is for sale',
    ru: 'В продаже с',
    en: 'For sale since',
    ua: 'У продажу з',
    uz: 'Sotuvga chiqqan',
  },
  daysInStock: {
    about: 'For how many days a piece is on sale',
    ru: { one: '{{count}} день', few: '{{count}} дня', many: '{{count}} дней', other: '{{count}} дня' },
    en: { one: '{{count}} day', other: '{{count}} days' },
    ua: { one: '{{count}} день', few: '{{count}} дні', many: '{{count}} днів', other: '{{count}} дня' },
    uz: { one: '{{count}} kun', other: '{{count}} kun' },
  },
  descriptionBare: {
    about:
      'Description for search engines of a watch without a guarantee; {{name}}, {{condition}}, {{place}}',
    ru: '{{name}}: {{condition}}, {{place}}. Подлинность проверена, честная цена; без гарантии.',
    en: '{{name}}: {{condition}}, {{place}}. Authenticity checked, fairly priced; no guarantee.',
    ua: '{{name}}: {{condition}}, {{place}}. Справжність перевірено, чесна ціна; без гарантії.',
    uz: '{{name}}: {{condition}}, {{place}}. Haqiqiyligi tekshirilgan, halol narx; kafolatsiz.',
  },
  noGuaranteeText: {
    about: 'In place of the guarantee of a watch that has none and stands outside the dealer corner',
    ru: 'На эти часы гарантии нет: цена это учитывает. Подлинность записана в договоре.',
    en: 'This watch has no guarantee, and the price reflects this. Authenticity is written into the contract.',
    ua: 'На цей годинник гарантії немає: ціна це враховує. Справжність записано в договорі.',
    uz: 'Bu soatga kafolat yoʻq, narxda hisobga olingan. Haqiqiyligi shartnomada yozilgan.',
  },
});
