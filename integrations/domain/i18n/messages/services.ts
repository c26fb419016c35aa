import { defineMessages } from '../define-messages.ts';

/** Pages of services: an example in figures, the experts, the pledge ticket. */
export const services = defineMessages({
  exampleTitle: {
    about: 'Service page, heading of a reckoned example',
    ru: 'Пример расчёта',
    en: 'A worked example',
    ua: 'Приклад розрахунку',
    uz: 'Hisob namunasi',
  },
  exampleValue: {
    about: 'Example, label of the market value',
    ru: 'Рыночная стоимость',
    en: 'Market value',
    ua: 'Ринкова вартість',
    uz: 'Bozor qiymati',
  },
  exampleBuyout: {
    about: 'Example, label of the largest buy-out; {{percent}} of the market value (decision 31)',
    ru: 'Выкуп, до {{percent}}\u00a0%',
    en: 'If you sell, up to {{percent}}%',
    ua: 'Викуп, до {{percent}}\u00a0%',
    uz: 'Sotib olish, {{percent}} foizgacha',
  },
  exampleLoan: {
    about: 'Example, label of the loan: {{from}} to {{to}} per cent less than the buy-out (decision 34)',
    ru: 'Заём, на {{from}}–{{to}}\u00a0% меньше выкупа',
    en: 'Loan, {{from}}–{{to}}% less',
    ua: 'Позика, на {{from}}–{{to}}\u00a0% менша за викуп',
    uz: 'Qarz, sotib olishdan {{from}}–{{to}}% kam',
  },
  upTo: {
    about: 'Example, a sum that is the most; {{sum}}',
    ru: 'до {{sum}}',
    en: 'up to {{sum}}',
    ua: 'до {{sum}}',
    uz: '{{sum}}gacha',
  },
  exampleNote: {
    about: 'Example, under the sums',
    ru: 'Это верхняя граница. Сколько предложим за вашу вещь, скажем после бесплатного осмотра; онлайн-оценка действует в день обращения.',
    en: 'These are upper limits. We tell you what we offer for yours after a free inspection; an online appraisal is valid on the day of contact.',
    ua: 'Це верхня межа. Скільки запропонуємо за вашу річ, скажемо після безкоштовного огляду; онлайн-оцінка діє в день звернення.',
    uz: 'Bu yuqori chegara. Buyumingiz uchun qancha taklif qilishimizni bepul koʻrikdan keyin aytamiz; onlayn baho murojaat kunida amal qiladi.',
  },
  expertsTitle: {
    about: 'Service page, heading over the experts who do it',
    ru: 'Кто этим занимается',
    en: 'Who does this',
    ua: 'Хто цим займається',
    uz: 'Bu bilan kim shugʻullanadi',
  },
  relatedTitle: {
    about: 'Service page, heading over related services',
    ru: 'Похожие услуги',
    en: 'Related services',
    ua: 'Схожі послуги',
    uz: 'Oʻxshash xizmatlar',
  },
  ticketTitle: {
    about: 'Pawn of watches, heading of the part on the pledge ticket',
    ru: 'Узнать о своём залоговом билете',
    en: 'Ask about your pledge ticket',
    ua: 'Дізнатися про свій заставний квиток',
    uz: 'Garov chiptangiz haqida bilish',
  },
  ticketText: {
    about: 'Pawn of watches, what to have ready to ask about a ticket (decision 15)',
    ru: 'Понадобятся номер билета, город, где он выдан, и четыре последние цифры вашего телефона. Сразу увидите, действует ли билет, когда наступает срок, до какого дня длится льготный месяц и сколько нужно внести.',
    en: 'Have the ticket number, the city it was issued in and the last four digits of your phone at hand. You will see at once whether it is in force, when it falls due, when the grace month ends and how much there is to pay.',
    ua: 'Знадобляться номер квитка, місто, де його видано, і чотири останні цифри вашого телефону. Одразу побачите, чи чинний квиток, коли настає строк, до якого дня триває пільговий місяць і скільки треба внести.',
    uz: 'Chipta raqami, u berilgan shahar va telefoningizning oxirgi toʻrt raqami kerak boʻladi. Chipta amaldami, muddati qachon, imtiyozli oy qaysi kungacha va qancha toʻlash kerakligini darhol koʻrasiz.',
  },
});
