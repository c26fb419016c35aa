import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** The audit log. */
export const auditLog = defineMessages({
  title: {
    about: 'Title of the list',
    ru: 'Журнал действий',
    en: 'Audit log',
    ua: 'Журнал дій',
    uz: 'Amallar jurnali',
  },
  at: { about: 'Column', ru: 'Когда', en: 'When', ua: 'Коли', uz: 'Qachon' },
  person: { about: 'Column', ru: 'Кто', en: 'Who', ua: 'Хто', uz: 'Kim' },
  call: {
    about: 'Column and filter: the name of the call',
    ru: 'Действие',
    en: 'Action',
    ua: 'Дія',
    uz: 'Amal',
  },
  kind: { about: 'Column', ru: 'Вид', en: 'Kind', ua: 'Вид', uz: 'Turi' },
  kind_read: { about: 'Kind: people’s data was read', ru: 'Чтение', en: 'Read', ua: 'Читання', uz: 'Oʻqish' },
  kind_change: { about: 'Kind', ru: 'Изменение', en: 'Change', ua: 'Зміна', uz: 'Oʻzgartirish' },
  rows: { about: 'Column: numbers of the rows', ru: 'Записи', en: 'Records', ua: 'Записи', uz: 'Yozuvlar' },
  person_filter: { about: 'Filter', ru: 'Сотрудник', en: 'Colleague', ua: 'Працівник', uz: 'Xodim' },
  row: {
    about: 'Filter: the number of a row, such as a request',
    ru: 'Номер записи',
    en: 'Record number',
    ua: 'Номер запису',
    uz: 'Yozuv raqami',
  },
  exportFile: {
    about: 'Button: what the filters find as a CSV file',
    ru: 'Выгрузить CSV',
    en: 'Export CSV',
    ua: 'Вивантажити CSV',
    uz: 'CSV yuklab olish',
  },
  from: { about: 'Filter: first day', ru: 'С', en: 'From', ua: 'З', uz: 'Qaysi kundan' },
  to: { about: 'Filter: last day', ru: 'По', en: 'To', ua: 'До', uz: 'Qaysi kungacha' },
});
