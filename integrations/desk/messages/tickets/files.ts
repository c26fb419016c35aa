import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Files of tickets. */
export const ticketFiles = defineMessages({
  import: {
    about: 'Button',
    ru: 'Загрузить CSV',
    en: 'Import CSV',
    ua: 'Завантажити CSV',
    uz: 'CSV yuklash',
  },
  importHelp: {
    about: 'In that dialog; names of columns follow',
    ru: 'Первая строка\u00a0— названия столбцов. Ничего не записывается, пока вы не увидите отчёт и не подтвердите его.',
    en: 'The first line has the names of the columns. Nothing is written before you have seen the report and confirmed it.',
    ua: 'Перший рядок\u00a0— назви стовпців. Нічого не записується, доки ви не побачите звіт і не підтвердите його.',
    uz: 'Birinchi qator – ustun nomlari. Hisobotni koʻrib tasdiqlamaguningizcha hech narsa yozilmaydi.',
  },
  choose: {
    about: 'Button',
    ru: 'Выбрать файл',
    en: 'Choose a file',
    ua: 'Вибрати файл',
    uz: 'Faylni tanlash',
  },
  counts: {
    about: 'Summary of the report',
    ru: 'Новых: {{added}}, изменится: {{changed}}, без изменений: {{unchanged}}, с ошибками: {{wrong}}',
    en: 'New: {{added}}, to change: {{changed}}, unchanged: {{unchanged}}, with mistakes: {{wrong}}',
    ua: 'Нових: {{added}}, зміниться: {{changed}}, без змін: {{unchanged}}, з помилками: {{wrong}}',
    uz: 'Yangi: {{added}}, oʻzgaradi: {{changed}}, oʻzgarmaydi: {{unchanged}}, xato: {{wrong}}',
  },
  line: {
    about: 'Where a row of the report stands in the file',
    ru: 'Строка {{line}}',
    en: 'Line {{line}}',
    ua: 'Рядок {{line}}',
    uz: '{{line}}-qator',
  },
  outcome_added: { about: 'Of a row', ru: 'Новый', en: 'New', ua: 'Новий', uz: 'Yangi' },
  outcome_changed: { about: 'Of a row', ru: 'Изменится', en: 'Changed', ua: 'Зміниться', uz: 'Oʻzgaradi' },
  outcome_wrong: { about: 'Of a row', ru: 'Ошибка', en: 'Mistake', ua: 'Помилка', uz: 'Xato' },
  more: {
    about: 'Under a long report',
    ru: 'Показаны первые {{shown}} строк из {{all}}.',
    en: 'The first {{shown}} of {{all}} rows are shown.',
    ua: 'Показано перші {{shown}} рядків із {{all}}.',
    uz: '{{all}} qatordan birinchi {{shown}} tasi koʻrsatilgan.',
  },
  apply: { about: 'Button', ru: 'Записать', en: 'Apply', ua: 'Записати', uz: 'Yozish' },
  applied: {
    about: 'It is done',
    ru: 'Файл записан',
    en: 'The file has been imported',
    ua: 'Файл записано',
    uz: 'Fayl yozildi',
  },
  reportChanged: {
    about: 'The tickets have changed since the report',
    ru: 'Билеты изменились, пока вы смотрели отчёт. Ничего не записано; вот новый отчёт.',
    en: 'Tickets changed while you were looking at the report. Nothing has been written; here is the new report.',
    ua: 'Квитки змінилися, поки ви дивилися звіт. Нічого не записано; ось новий звіт.',
    uz: 'Hisobotni koʻrayotganingizda chiptalar oʻzgardi. Hech narsa yozilmadi; mana yangi hisobot.',
  },
});
