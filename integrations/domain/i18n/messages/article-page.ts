import { defineMessages } from '../define-messages.ts';

/** Pages of articles and services: author, related texts, facts in figures. */
export const articlePage = defineMessages({
  author: {
    about: 'Article page, label over the name of the expert who wrote it',
    ru: 'Автор',
    en: 'Written by',
    ua: 'Автор',
    uz: 'Muallif',
  },
  readNext: {
    about: 'Article page, heading over other articles',
    ru: 'Читайте также',
    en: 'Read next',
    ua: 'Читайте також',
    uz: 'Yana oʻqing',
  },
  allArticles: {
    about: 'Article page, link from other articles to the list of all',
    ru: 'Все статьи',
    en: 'All articles',
    ua: 'Усі статті',
    uz: 'Barcha maqolalar',
  },
  inNumbers: {
    about: 'Service page, name of the line of figures for screen readers',
    ru: 'Условия в цифрах',
    en: 'The terms in figures',
    ua: 'Умови в цифрах',
    uz: 'Shartlar raqamlarda',
  },
  howItGoes: {
    about: 'Service page, link from the head to the text below',
    ru: 'Как это проходит',
    en: 'How it works',
    ua: 'Як це відбувається',
    uz: 'Bu qanday oʻtadi',
  },
});
