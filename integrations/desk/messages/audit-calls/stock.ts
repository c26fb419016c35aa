import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the stock calls in the audit log. */
export const stockCalls = defineMessages({
  createPiece: {
    about: 'Name of an action',
    ru: 'Новый предмет',
    en: 'Created a piece',
    ua: 'Новий предмет',
    uz: 'Yangi buyum yaratildi',
  },
  savePiece: {
    about: 'Name of an action',
    ru: 'Изменение предмета',
    en: 'Changed a piece',
    ua: 'Зміна предмета',
    uz: 'Buyum oʻzgartirildi',
  },
  changePrice: {
    about: 'Name of an action',
    ru: 'Смена цены предмета',
    en: 'Changed the price of a piece',
    ua: 'Зміна ціни предмета',
    uz: 'Buyum narxi oʻzgartirildi',
  },
  changePieces: {
    about: 'Name of an action',
    ru: 'Изменение нескольких предметов',
    en: 'Changed several pieces',
    ua: 'Зміна кількох предметів',
    uz: 'Bir nechta buyum oʻzgartirildi',
  },
  addPhotograph: {
    about: 'Name of an action',
    ru: 'Новая фотография предмета',
    en: 'Added a photograph of a piece',
    ua: 'Нова фотографія предмета',
    uz: 'Buyum surati qoʻshildi',
  },
  arrangePhotographs: {
    about: 'Name of an action',
    ru: 'Порядок фотографий предмета',
    en: 'Arranged the photographs of a piece',
    ua: 'Порядок фотографій предмета',
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
