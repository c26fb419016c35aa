import { defineMessages } from '../define-messages.ts';

/** Brands and authors: their lists, directories and pages. */
export const catalogueBrands = defineMessages({
  popular: { about: 'Popular brands', ru: 'Популярные', en: 'Popular', ua: 'Популярні', uz: 'Ommabop' },
  otherBrands: {
    about: 'Opens the list of the brands that are not popular',
    ru: 'Остальные бренды',
    en: 'Other brands',
    ua: 'Інші бренди',
    uz: 'Boshqa brendlar',
  },
  allBrands: {
    about: 'Leads from a brand to the whole list',
    ru: 'Все бренды',
    en: 'All brands',
    ua: 'Усі бренди',
    uz: 'Barcha brendlar',
  },
  collectionLine: {
    about: 'Names the line of links to the collections of a brand',
    ru: 'Коллекции {{brand}}',
    en: '{{brand}} collections',
    ua: 'Колекції {{brand}}',
    uz: '{{brand}} kolleksiyalari',
  },
  allOfBrand: {
    about: 'Leads from a collection to its brand',
    ru: 'Все {{brand}}',
    en: 'All {{brand}}',
    ua: 'Усі {{brand}}',
    uz: 'Barcha {{brand}}',
  },
  brandLine_brand: {
    about: 'Names the line of links to popular brands',
    ru: 'Популярные бренды',
    en: 'Popular brands',
    ua: 'Популярні бренди',
    uz: 'Ommabop brendlar',
  },
  brandLine_author: {
    about: 'Names the line of links to popular authors',
    ru: 'Популярные авторы',
    en: 'Popular artists',
    ua: 'Популярні автори',
    uz: 'Ommabop mualliflar',
  },
  directory_brand: {
    about: 'Opens the list of all brands by their first letters',
    ru: 'Бренды от A до Z',
    en: 'Brands from A to Z',
    ua: 'Бренди від A до Z',
    uz: 'Brendlar alifbo tartibida',
  },
  directory_author: {
    about: 'Opens the list of all authors by their first letters',
    ru: 'Авторы по алфавиту',
    en: 'Artists from A to Z',
    ua: 'Автори за абеткою',
    uz: 'Mualliflar alifbo tartibida',
  },
  otherAuthors: {
    about: 'Opens the list of the authors that are not popular',
    ru: 'Остальные авторы',
    en: 'Other artists',
    ua: 'Інші автори',
    uz: 'Boshqa mualliflar',
  },
  allAuthors: {
    about: 'Leads from an author to the whole list',
    ru: 'Все авторы',
    en: 'All artists',
    ua: 'Усі автори',
    uz: 'Barcha mualliflar',
  },
  aboutBrand: {
    about: 'Heading of the shop’s text on a brand',
    ru: 'О бренде {{brand}}',
    en: 'About {{brand}}',
    ua: 'Про бренд {{brand}}',
    uz: '{{brand}} haqida',
  },
});
