import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Facts of the front matter. */
export const textFacts = defineMessages({
  shared: {
    about: 'Heading: facts that are the same in every language',
    ru: 'Одинаково на всех языках',
    en: 'The same in every language',
    ua: 'Однаково всіма мовами',
    uz: 'Barcha tillarda bir xil',
  },
  fact_title: { about: 'Fact of a text', ru: 'Заголовок', en: 'Title', ua: 'Заголовок', uz: 'Sarlavha' },
  fact_description: {
    about: 'Fact of a text',
    ru: 'Описание для поиска',
    en: 'Description for search engines',
    ua: 'Опис для пошуку',
    uz: 'Qidiruv uchun tavsif',
  },
  fact_lead: {
    about: 'Fact of a text',
    ru: 'Фраза для карточки',
    en: 'Sentence for the card',
    ua: 'Фраза для картки',
    uz: 'Kartochka uchun jumla',
  },
  fact_type: {
    about: 'Fact of a text',
    ru: 'Раздел: 3 новости, 4 аналитика, 5 статьи, 7 новости ломбарда, 14 мифы, 15 важное',
    en: 'Type: 3 news, 4 analytics, 5 articles, 7 pawnshop news, 14 myths, 15 important',
    ua: 'Розділ: 3 новини, 4 аналітика, 5 статті, 7 новини ломбарду, 14 міфи, 15 важливе',
    uz: 'Boʻlim: 3 yangilik, 4 tahlil, 5 maqola, 7 lombard yangiligi, 14 afsona, 15 muhim',
  },
  fact_published: {
    about: 'Fact of a text',
    ru: 'Дата выхода',
    en: 'Published',
    ua: 'Дата виходу',
    uz: 'Chiqish sanasi',
  },
  fact_updated: {
    about: 'Fact of a text',
    ru: 'Обновлено',
    en: 'Updated',
    ua: 'Оновлено',
    uz: 'Yangilangan',
  },
  fact_author: {
    about: 'Fact of a text',
    ru: 'Автор: имя или адрес эксперта',
    en: 'Author: a name or an expert’s address word',
    ua: 'Автор: ім’я або адреса експерта',
    uz: 'Muallif: ism yoki ekspert manzili',
  },
  fact_services: {
    about: 'Fact of a text',
    ru: 'Услуги в конце, через запятую',
    en: 'Services at the end, with commas',
    ua: 'Послуги наприкінці, через кому',
    uz: 'Oxiridagi xizmatlar, vergul bilan',
  },
  fact_show_main_page: {
    about: 'Fact of a text',
    ru: '1 — на главной',
    en: '1 – on the home page',
    ua: '1 — на головній',
    uz: '1 – bosh sahifada',
  },
  fact_draft: {
    about: 'Fact of a text',
    ru: 'true — не показывать',
    en: 'true – not shown',
    ua: 'true — не показувати',
    uz: 'true – koʻrsatilmasin',
  },
  fact_order: { about: 'Fact of a text', ru: 'Порядок', en: 'Order', ua: 'Порядок', uz: 'Tartib' },
});
