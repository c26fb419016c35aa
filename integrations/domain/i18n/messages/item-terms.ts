import { defineMessages } from '../define-messages.ts';

/** The terms of one piece. */
export const itemTerms = defineMessages({
  title: {
    about: 'Heading',
    ru: 'Условия покупки',
    en: 'Purchase terms',
    ua: 'Умови купівлі',
    uz: 'Xarid shartlari',
  },
  months: {
    about: 'The term of the guarantee on this piece',
    ru: {
      one: '{{count}} месяц',
      few: '{{count}} месяца',
      many: '{{count}} месяцев',
      other: '{{count}} месяца',
    },
    en: { one: '{{count}} month', other: '{{count}} months' },
    ua: {
      one: '{{count}} місяць',
      few: '{{count}} місяці',
      many: '{{count}} місяців',
      other: '{{count}} місяця',
    },
    uz: { one: '{{count}} oy', other: '{{count}} oy' },
  },
  guaranteeText: {
    about: 'Under the term of the guarantee of a watch',
    ru: 'Подлинность и ход проверены; срок записан в договоре и гарантийном талоне.',
    en: 'Authenticity and timekeeping checked; the guarantee period is in the contract and on the warranty card.',
    ua: 'Справжність і хід перевірено; строк записано в договорі та гарантійному талоні.',
    uz: 'Haqiqiylik va yurish aniqligi tekshirilgan; muddat shartnoma va kafolat talonida yozilgan.',
  },
  returns: {
    about: 'Before the terms of return',
    ru: 'Возврат',
    en: 'Returns',
    ua: 'Повернення',
    uz: 'Qaytarish',
  },
  payment: { about: 'Before the ways to pay', ru: 'Оплата', en: 'Payment', ua: 'Оплата', uz: 'Toʻlov' },
  here: {
    about: 'The piece is in an office of the visitor’s city',
    ru: 'Уже в офисе вашего города',
    en: 'At the office in your city now',
    ua: 'Уже в офісі вашого міста',
    uz: 'Shahringizdagi ofisda turibdi',
  },
  away: {
    about:
      'When a piece of another city can be seen: {{place}} is “in Moscow”, {{from}} and {{to}} are working days; the first letter is made a capital',
    ru: '{{place}} можно посмотреть через {{from}}–{{to}} рабочих дней',
    en: '{{place}} you can see it in {{from}}–{{to}} working days',
    ua: '{{place}} можна оглянути через {{from}}–{{to}} робочих днів',
    uz: '{{place}} {{from}}–{{to}} ish kunida koʻrish mumkin',
  },
});
