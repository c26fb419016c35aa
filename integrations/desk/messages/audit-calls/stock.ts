import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the stock calls in the audit log. */
export const stockCalls = defineMessages({
  createPiece: {
    about: 'Name of an action',
    ru: 'Новая вещь',
    en: 'Created a piece',
    ua: 'Нова річ',
    uz: 'Yangi buyum yaratildi',
  },
  savePiece: {
    about: 'Name of an action',
    ru: 'Изменение вещи',
    en: 'Changed a piece',
    ua: 'Зміна речі',
    uz: 'Buyum oʻzgartirildi',
  },
  changePrice: {
    about: 'Name of an action',
    ru: 'Смена цены вещи',
    en: 'Changed the price of a piece',
    ua: 'Зміна ціни речі',
    uz: 'Buyum narxi oʻzgartirildi',
  },
  changePieces: {
    about: 'Name of an action',
    ru: 'Изменение нескольких вещей',
    en: 'Changed several pieces',
    ua: 'Зміна кількох речей',
    uz: 'Bir nechta buyum oʻzgartirildi',
  },
  addPhotograph: {
    about: 'Name of an action',
    ru: 'Новая фотография вещи',
    en: 'Added a photograph of a piece',
    ua: 'Нова фотографія речі',
    uz: 'Buyum surati qoʻshildi',
  },
  arrangePhotographs: {
    about: 'Name of an action',
    ru: 'Порядок фотографий вещи',
    en: 'Arranged the photographs of a piece',
    ua: 'Порядок фотографій речі',
    uz: 'Buyum suratlari tartiblandi',
  },
  editPhotograph: {
    about: 'Name of an action',
    ru: 'Поворот или обрезка фотографии',
    en: 'Turned or cropped a photograph',
    ua: 'Поворот або обрізання фотографії',
    uz: 'Surat burildi yoki qirqildi',
  },
  exportOfStock: {
    about: 'Name of an action',
    ru: 'Выгрузка товаров',
    en: 'Exported the stock',
    ua: 'Вивантаження товарів',
    uz: 'Tovarlar yuklab olindi',
  },
  applyStockFile: {
    about: 'Name of an action',
    ru: 'Загрузка файла товаров',
    en: 'Imported a stock file',
    ua: 'Завантаження файлу товарів',
    uz: 'Tovarlar fayli yuklandi',
  },
});
