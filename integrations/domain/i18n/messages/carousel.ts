import { defineMessages } from '../define-messages.ts';

/** Carousels of any kind. */
export const carousel = defineMessages({
  previous: {
    about: 'Arrow of a carousel, backwards',
    ru: 'Предыдущие',
    en: 'Previous',
    ua: 'Попередні',
    uz: 'Oldingilari',
  },
  next: {
    about: 'Arrow of a carousel, forwards',
    ru: 'Следующие',
    en: 'Next',
    ua: 'Наступні',
    uz: 'Keyingilari',
  },
  shown: {
    about: 'Before the numbers of the slides that are shown: “1–3 / 16”',
    ru: 'Показаны',
    en: 'Shown:',
    ua: 'Показано',
    uz: 'Koʻrsatilgan:',
  },
  carousel: {
    about: 'What the section is, after its name, for a screen reader',
    ru: 'карусель',
    en: 'carousel',
    ua: 'карусель',
    uz: 'karusel',
  },
  slide: {
    about: 'What a slide is, after its number, for a screen reader',
    ru: 'слайд',
    en: 'slide',
    ua: 'слайд',
    uz: 'slayd',
  },
  slideOf: {
    about: 'Name of a slide for a screen reader; {{position}} of {{total}}',
    ru: '{{position}} из {{total}}',
    en: '{{position}} of {{total}}',
    ua: '{{position}} із {{total}}',
    uz: '{{position}} / {{total}}',
  },
});
