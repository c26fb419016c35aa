import { defineMessages } from '../define-messages.ts';

/** The record of an inspection on the page of an item. */
export const inspection = defineMessages({
  title: {
    about: 'Heading',
    ru: 'Протокол осмотра',
    en: 'Inspection record',
    ua: 'Протокол огляду',
    uz: 'Koʻrik bayonnomasi',
  },
  rate: {
    about: 'How much the watch gains or loses',
    ru: 'Точность хода',
    en: 'Timekeeping',
    ua: 'Точність ходу',
    uz: 'Yurish aniqligi',
  },
  rateValue: {
    about: '{{value}} has its sign',
    ru: '{{value}}\u00a0с в\u00a0сутки',
    en: '{{value}}\u00a0s a\u00a0day',
    ua: '{{value}}\u00a0с на\u00a0добу',
    uz: 'kuniga {{value}}\u00a0s',
  },
  amplitude: {
    about: 'The swing of the balance, degrees',
    ru: 'Амплитуда баланса',
    en: 'Amplitude',
    ua: 'Амплітуда балансу',
    uz: 'Balans amplitudasi',
  },
  pressure: {
    about: 'The pressure that the case held',
    ru: 'Герметичность',
    en: 'Pressure test',
    ua: 'Герметичність',
    uz: 'Suv oʻtkazmasligi (bosim sinovi)',
  },
  pressureValue: {
    about: 'A pressure',
    ru: '{{value}}\u00a0бар',
    en: '{{value}}\u00a0bar',
    ua: '{{value}}\u00a0бар',
    uz: '{{value}}\u00a0barga chidadi',
  },
  comment: {
    about: 'Before what the appraiser notes',
    ru: 'Заключение оценщика',
    en: 'Appraiser’s notes',
    ua: 'Висновок оцінювача',
    uz: 'Baholovchi xulosasi',
  },
  influences: {
    about: 'Before what influenced the price',
    ru: 'Что повлияло на цену',
    en: 'What shaped the price',
    ua: 'Що вплинуло на ціну',
    uz: 'Narxga nima taʼsir qildi',
  },
});
