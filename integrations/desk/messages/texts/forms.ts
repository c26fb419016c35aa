import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** The fields of a text and of the rows of a list. */
export const textForms = defineMessages({
  body: { about: 'Field with the text in Markdown', ru: 'Текст', en: 'Text', ua: 'Текст', uz: 'Matn' },
  bold: { about: 'Button of the toolbar', ru: 'Полужирный', en: 'Bold', ua: 'Напівжирний', uz: 'Qalin' },
  italic: { about: 'Button of the toolbar', ru: 'Курсив', en: 'Italic', ua: 'Курсив', uz: 'Kursiv' },
  heading: {
    about: 'Button of the toolbar',
    ru: 'Заголовок',
    en: 'Heading',
    ua: 'Заголовок',
    uz: 'Sarlavha',
  },
  list: { about: 'Button of the toolbar', ru: 'Список', en: 'List', ua: 'Список', uz: 'Roʻyxat' },
  quote: { about: 'Button of the toolbar', ru: 'Цитата', en: 'Quote', ua: 'Цитата', uz: 'Iqtibos' },
  link: { about: 'Button of the toolbar', ru: 'Ссылка', en: 'Link', ua: 'Посилання', uz: 'Havola' },
  toolbar: {
    about: 'Name of the toolbar',
    ru: 'Разметка текста',
    en: 'Formatting',
    ua: 'Розмітка тексту',
    uz: 'Matn belgilari',
  },
  addRow: {
    about: 'Button that adds a row to a list',
    ru: 'Добавить',
    en: 'Add',
    ua: 'Додати',
    uz: 'Qoʻshish',
  },
  removeRow: {
    about: 'Button that removes a row',
    ru: 'Удалить строку {{row}}',
    en: 'Remove row {{row}}',
    ua: 'Видалити рядок {{row}}',
    uz: '{{row}}-qatorni oʻchirish',
  },
  moveUp: {
    about: 'Button that moves a row',
    ru: 'Поднять строку {{row}}',
    en: 'Move row {{row}} up',
    ua: 'Підняти рядок {{row}}',
    uz: '{{row}}-qatorni yuqoriga surish',
  },
  moveDown: {
    about: 'Button that moves a row',
    ru: 'Опустить строку {{row}}',
    en: 'Move row {{row}} down',
    ua: 'Опустити рядок {{row}}',
    uz: '{{row}}-qatorni pastga surish',
  },
  nothing: { about: 'An empty choice', ru: 'нет', en: 'none', ua: 'немає', uz: 'yoʻq' },
  rowKey: { about: 'Field for the name of a row of a table', ru: 'Имя', en: 'Name', ua: 'Назва', uz: 'Nomi' },
  broken: {
    about: 'A file that is no JSON',
    ru: 'Файл не читается. Исправьте его в папке с текстами.',
    en: 'The file cannot be read. Correct it in the content folder.',
    ua: 'Файл не читається. Виправте його в теці з текстами.',
    uz: 'Faylni oʻqib boʻlmadi. Uni matnlar papkasida tuzating.',
  },
});
