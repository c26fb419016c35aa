import { defineMessages } from '../define-messages.ts';

/** Bounds of lengths of time, for `{{upto_…}}` and spans from one length to another. */
export const timeSpans = defineMessages({
  of_minutes: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0минуты',
      few: '{{count}}\u00a0минут',
      many: '{{count}}\u00a0минут',
      other: '{{count}}\u00a0минуты',
    },
    en: { one: '{{count}}\u00a0minute', other: '{{count}}\u00a0minutes' },
    ua: {
      one: '{{count}}\u00a0хвилини',
      few: '{{count}}\u00a0хвилин',
      many: '{{count}}\u00a0хвилин',
      other: '{{count}}\u00a0хвилини',
    },
    uz: { one: '{{count}}\u00a0daqiqa', other: '{{count}}\u00a0daqiqa' },
  },
  of_hours: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0часа',
      few: '{{count}}\u00a0часов',
      many: '{{count}}\u00a0часов',
      other: '{{count}}\u00a0часа',
    },
    en: { one: '{{count}}\u00a0hour', other: '{{count}}\u00a0hours' },
    ua: {
      one: '{{count}}\u00a0години',
      few: '{{count}}\u00a0годин',
      many: '{{count}}\u00a0годин',
      other: '{{count}}\u00a0години',
    },
    uz: { one: '{{count}}\u00a0soat', other: '{{count}}\u00a0soat' },
  },
  of_days: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0дня',
      few: '{{count}}\u00a0дней',
      many: '{{count}}\u00a0дней',
      other: '{{count}}\u00a0дня',
    },
    en: { one: '{{count}}\u00a0day', other: '{{count}}\u00a0days' },
    ua: {
      one: '{{count}}\u00a0дня',
      few: '{{count}}\u00a0днів',
      many: '{{count}}\u00a0днів',
      other: '{{count}}\u00a0дня',
    },
    uz: { one: '{{count}}\u00a0kun', other: '{{count}}\u00a0kun' },
  },
  of_working_days: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0рабочего дня',
      few: '{{count}}\u00a0рабочих дней',
      many: '{{count}}\u00a0рабочих дней',
      other: '{{count}}\u00a0рабочего дня',
    },
    en: { one: '{{count}}\u00a0working day', other: '{{count}}\u00a0working days' },
    ua: {
      one: '{{count}}\u00a0робочого дня',
      few: '{{count}}\u00a0робочих днів',
      many: '{{count}}\u00a0робочих днів',
      other: '{{count}}\u00a0робочого дня',
    },
    uz: { one: '{{count}}\u00a0ish kuni', other: '{{count}}\u00a0ish kuni' },
  },
  of_months: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0месяца',
      few: '{{count}}\u00a0месяцев',
      many: '{{count}}\u00a0месяцев',
      other: '{{count}}\u00a0месяца',
    },
    en: { one: '{{count}}\u00a0month', other: '{{count}}\u00a0months' },
    ua: {
      one: '{{count}}\u00a0місяця',
      few: '{{count}}\u00a0місяців',
      many: '{{count}}\u00a0місяців',
      other: '{{count}}\u00a0місяця',
    },
    uz: { one: '{{count}}\u00a0oy', other: '{{count}}\u00a0oy' },
  },
  of_years: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the genitive',
    ru: {
      one: '{{count}}\u00a0года',
      few: '{{count}}\u00a0лет',
      many: '{{count}}\u00a0лет',
      other: '{{count}}\u00a0года',
    },
    en: { one: '{{count}}\u00a0year', other: '{{count}}\u00a0years' },
    ua: {
      one: '{{count}}\u00a0року',
      few: '{{count}}\u00a0років',
      many: '{{count}}\u00a0років',
      other: '{{count}}\u00a0року',
    },
    uz: { one: '{{count}}\u00a0yil', other: '{{count}}\u00a0yil' },
  },
  upto: {
    about: 'At most as long as {{to}}, a length in the genitive',
    ru: 'до {{to}}',
    en: 'up to {{to}}',
    ua: 'до {{to}}',
    uz: '{{to}}gacha',
  },
  from_to: {
    about: 'Between two lengths of time, both in the genitive',
    ru: 'от {{from}} до {{to}}',
    en: '{{from}} to {{to}}',
    ua: 'від {{from}} до {{to}}',
    uz: '{{from}}dan {{to}}gacha',
  },
  span_weeks: {
    about: 'From {{from}} to {{count}} weeks',
    ru: {
      one: '{{from}}–{{count}}\u00a0неделя',
      few: '{{from}}–{{count}}\u00a0недели',
      many: '{{from}}–{{count}}\u00a0недель',
      other: '{{from}}–{{count}}\u00a0недели',
    },
    en: { one: '{{from}}–{{count}}\u00a0week', other: '{{from}}–{{count}}\u00a0weeks' },
    ua: {
      one: '{{from}}–{{count}}\u00a0тиждень',
      few: '{{from}}–{{count}}\u00a0тижні',
      many: '{{from}}–{{count}}\u00a0тижнів',
      other: '{{from}}–{{count}}\u00a0тижня',
    },
    uz: { one: '{{from}}–{{count}}\u00a0hafta', other: '{{from}}–{{count}}\u00a0hafta' },
  },
});
