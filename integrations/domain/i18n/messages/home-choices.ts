import { defineMessages } from '../define-messages.ts';

/** The three things people come for: to buy, to sell, to borrow. */
export const homeChoices = defineMessages({
  wishBuy: {
    about: 'first wish of a visitor',
    ru: 'Купить',
    en: 'Buy',
    ua: 'Купити',
    uz: 'Xarid qilish',
  },
  wishBuyFigure: {
    about: 'The number of watches in stock, in large type',
    ru: {
      one: '{{count}} модель',
      few: '{{count}} модели',
      many: '{{count}} моделей',
      other: '{{count}} модели',
    },
    en: { one: '{{count}} watch', other: '{{count}} watches' },
    ua: {
      one: '{{count}} годинник',
      few: '{{count}} годинники',
      many: '{{count}} годинників',
      other: '{{count}} годинника',
    },
    uz: { one: '{{count}} ta soat', other: '{{count}} ta soat' },
  },
  wishBuyText: {
    about: 'what a buyer gets',
    ru: 'Подлинность проверена мастером, на исправные часы гарантия от 6\u00a0месяцев до 2\u00a0лет.',
    en: 'Each examined by a watchmaker; sound ones carry a guarantee of 6 months to 2\u00a0years.',
    ua: 'Справжність перевірив майстер, на справні годинники гарантія від 6\u00a0місяців до 2\u00a0років.',
    uz: 'Asilligini usta tekshirgan, soz soatlarga kafolat 6 oydan 2 yilgacha.',
  },
  wishBuyLink: {
    about: 'link to the watches in stock',
    ru: 'Смотреть часы в наличии',
    en: 'See the watches in stock',
    ua: 'Дивитися годинники в наявності',
    uz: 'Mavjud soatlarni koʻrish',
  },
  wishSell: {
    about: 'second wish of a visitor',
    ru: 'Продать',
    en: 'Sell',
    ua: 'Продати',
    uz: 'Sotish',
  },
  wishSellFigure: {
    about: 'The buy-out share in large type; always "up to"',
    ru: 'до {{percent}} %',
    en: 'up to {{percent}}%',
    ua: 'до {{percent}} %',
    uz: '{{percent}}% gacha',
  },
  wishSellText: {
    about: 'what a seller gets',
    ru: 'рыночной стоимости получаете за полчаса, наличными или переводом.',
    en: 'of the market value is yours in half an hour, in cash or by transfer.',
    ua: 'ринкової вартості отримуєте за пів години, готівкою або переказом.',
    uz: 'bozor qiymatini yarim soatda naqd yoki oʻtkazma bilan olasiz.',
  },
  wishSellLink: {
    about: 'link to the instant estimate',
    ru: 'Узнать, сколько дадим',
    en: 'See what we would give',
    ua: 'Дізнатися, скільки дамо',
    uz: 'Qancha berishimizni bilish',
  },
  wishBorrow: {
    about: 'third wish of a visitor',
    ru: 'Получить заём',
    en: 'Borrow',
    ua: 'Отримати позику',
    uz: 'Qarz olish',
  },
  wishBorrowFigure: {
    about: 'The largest loan in large type; {{sum}} in the currency of the host',
    ru: 'до {{sum}}',
    en: 'up to {{sum}}',
    ua: 'до {{sum}}',
    uz: '{{sum}} gacha',
  },
  wishBorrowText: {
    about: 'What a borrower gets; {{sum}} is the smallest loan',
    ru: 'в день обращения, от {{sum}}. Часы хранятся у нас и остаются вашими.',
    en: 'on the day you come, from {{sum}}. The watch stays with us and remains yours.',
    ua: 'у день звернення, від {{sum}}. Годинник зберігається в нас і лишається вашим.',
    uz: 'murojaat kunida, {{sum}} dan boshlab. Soat bizda saqlanadi va sizniki boʻlib qoladi.',
  },
  wishBorrowLink: {
    about: 'link to the pawn service',
    ru: 'Условия займа',
    en: 'Terms of a loan',
    ua: 'Умови позики',
    uz: 'Qarz shartlari',
  },
});
