import { defineMessages } from '../define-messages.ts';
import { timeSpans } from './time-spans.ts';

/** Lengths of time for `{{time_…}}` and `{{within_…}}`; figures and units come from their sources. */
export const timeLimits = defineMessages({
  time_minutes: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0минуту',
      few: '{{count}}\u00a0минуты',
      many: '{{count}}\u00a0минут',
      other: '{{count}}\u00a0минуты',
    },
    en: { one: '{{count}}\u00a0minute', other: '{{count}}\u00a0minutes' },
    ua: {
      one: '{{count}}\u00a0хвилину',
      few: '{{count}}\u00a0хвилини',
      many: '{{count}}\u00a0хвилин',
      other: '{{count}}\u00a0хвилини',
    },
    uz: { one: '{{count}}\u00a0daqiqa', other: '{{count}}\u00a0daqiqa' },
  },
  time_hours: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0час',
      few: '{{count}}\u00a0часа',
      many: '{{count}}\u00a0часов',
      other: '{{count}}\u00a0часа',
    },
    en: { one: '{{count}}\u00a0hour', other: '{{count}}\u00a0hours' },
    ua: {
      one: '{{count}}\u00a0годину',
      few: '{{count}}\u00a0години',
      many: '{{count}}\u00a0годин',
      other: '{{count}}\u00a0години',
    },
    uz: { one: '{{count}}\u00a0soat', other: '{{count}}\u00a0soat' },
  },
  time_days: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0день',
      few: '{{count}}\u00a0дня',
      many: '{{count}}\u00a0дней',
      other: '{{count}}\u00a0дня',
    },
    en: { one: '{{count}}\u00a0day', other: '{{count}}\u00a0days' },
    ua: {
      one: '{{count}}\u00a0день',
      few: '{{count}}\u00a0дні',
      many: '{{count}}\u00a0днів',
      other: '{{count}}\u00a0дня',
    },
    uz: { one: '{{count}}\u00a0kun', other: '{{count}}\u00a0kun' },
  },
  time_working_days: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0рабочий день',
      few: '{{count}}\u00a0рабочих дня',
      many: '{{count}}\u00a0рабочих дней',
      other: '{{count}}\u00a0рабочего дня',
    },
    en: { one: '{{count}}\u00a0working day', other: '{{count}}\u00a0working days' },
    ua: {
      one: '{{count}}\u00a0робочий день',
      few: '{{count}}\u00a0робочі дні',
      many: '{{count}}\u00a0робочих днів',
      other: '{{count}}\u00a0робочого дня',
    },
    uz: { one: '{{count}}\u00a0ish kuni', other: '{{count}}\u00a0ish kuni' },
  },
  time_months: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0месяц',
      few: '{{count}}\u00a0месяца',
      many: '{{count}}\u00a0месяцев',
      other: '{{count}}\u00a0месяца',
    },
    en: { one: '{{count}}\u00a0month', other: '{{count}}\u00a0months' },
    ua: {
      one: '{{count}}\u00a0місяць',
      few: '{{count}}\u00a0місяці',
      many: '{{count}}\u00a0місяців',
      other: '{{count}}\u00a0місяця',
    },
    uz: { one: '{{count}}\u00a0oy', other: '{{count}}\u00a0oy' },
  },
  time_years: {
    about: 'How long, {{count}} of them; in Russian and Ukrainian in the accusative',
    ru: {
      one: '{{count}}\u00a0год',
      few: '{{count}}\u00a0года',
      many: '{{count}}\u00a0лет',
      other: '{{count}}\u00a0года',
    },
    en: { one: '{{count}}\u00a0year', other: '{{count}}\u00a0years' },
    ua: {
      one: '{{count}}\u00a0рік',
      few: '{{count}}\u00a0роки',
      many: '{{count}}\u00a0років',
      other: '{{count}}\u00a0року',
    },
    uz: { one: '{{count}}\u00a0yil', other: '{{count}}\u00a0yil' },
  },
  within_minutes: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0минуты',
      few: 'в течение {{count}}\u00a0минут',
      many: 'в течение {{count}}\u00a0минут',
      other: 'в течение {{count}}\u00a0минуты',
    },
    en: { one: 'within {{count}}\u00a0minute', other: 'within {{count}}\u00a0minutes' },
    ua: {
      one: 'протягом {{count}}\u00a0хвилини',
      few: 'протягом {{count}}\u00a0хвилин',
      many: 'протягом {{count}}\u00a0хвилин',
      other: 'протягом {{count}}\u00a0хвилини',
    },
    uz: { one: '{{count}}\u00a0daqiqa ichida', other: '{{count}}\u00a0daqiqa ichida' },
  },
  within_hours: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0часа',
      few: 'в течение {{count}}\u00a0часов',
      many: 'в течение {{count}}\u00a0часов',
      other: 'в течение {{count}}\u00a0часа',
    },
    en: { one: 'within {{count}}\u00a0hour', other: 'within {{count}}\u00a0hours' },
    ua: {
      one: 'протягом {{count}}\u00a0години',
      few: 'протягом {{count}}\u00a0годин',
      many: 'протягом {{count}}\u00a0годин',
      other: 'протягом {{count}}\u00a0години',
    },
    uz: { one: '{{count}}\u00a0soat ichida', other: '{{count}}\u00a0soat ichida' },
  },
  within_days: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0дня',
      few: 'в течение {{count}}\u00a0дней',
      many: 'в течение {{count}}\u00a0дней',
      other: 'в течение {{count}}\u00a0дня',
    },
    en: { one: 'within {{count}}\u00a0day', other: 'within {{count}}\u00a0days' },
    ua: {
      one: 'протягом {{count}}\u00a0дня',
      few: 'протягом {{count}}\u00a0днів',
      many: 'протягом {{count}}\u00a0днів',
      other: 'протягом {{count}}\u00a0дня',
    },
    uz: { one: '{{count}}\u00a0kun ichida', other: '{{count}}\u00a0kun ichida' },
  },
  within_working_days: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0рабочего дня',
      few: 'в течение {{count}}\u00a0рабочих дней',
      many: 'в течение {{count}}\u00a0рабочих дней',
      other: 'в течение {{count}}\u00a0рабочего дня',
    },
    en: { one: 'within {{count}}\u00a0working day', other: 'within {{count}}\u00a0working days' },
    ua: {
      one: 'протягом {{count}}\u00a0робочого дня',
      few: 'протягом {{count}}\u00a0робочих днів',
      many: 'протягом {{count}}\u00a0робочих днів',
      other: 'протягом {{count}}\u00a0робочого дня',
    },
    uz: { one: '{{count}}\u00a0ish kuni ichida', other: '{{count}}\u00a0ish kuni ichida' },
  },
  within_months: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0месяца',
      few: 'в течение {{count}}\u00a0месяцев',
      many: 'в течение {{count}}\u00a0месяцев',
      other: 'в течение {{count}}\u00a0месяца',
    },
    en: { one: 'within {{count}}\u00a0month', other: 'within {{count}}\u00a0months' },
    ua: {
      one: 'протягом {{count}}\u00a0місяця',
      few: 'протягом {{count}}\u00a0місяців',
      many: 'протягом {{count}}\u00a0місяців',
      other: 'протягом {{count}}\u00a0місяця',
    },
    uz: { one: '{{count}}\u00a0oy ichida', other: '{{count}}\u00a0oy ichida' },
  },
  within_years: {
    about: 'Within how long, {{count}} of them',
    ru: {
      one: 'в течение {{count}}\u00a0года',
      few: 'в течение {{count}}\u00a0лет',
      many: 'в течение {{count}}\u00a0лет',
      other: 'в течение {{count}}\u00a0года',
    },
    en: { one: 'within {{count}}\u00a0year', other: 'within {{count}}\u00a0years' },
    ua: {
      one: 'протягом {{count}}\u00a0року',
      few: 'протягом {{count}}\u00a0років',
      many: 'протягом {{count}}\u00a0років',
      other: 'протягом {{count}}\u00a0року',
    },
    uz: { one: '{{count}}\u00a0yil ichida', other: '{{count}}\u00a0yil ichida' },
  },
  ...timeSpans,
});
