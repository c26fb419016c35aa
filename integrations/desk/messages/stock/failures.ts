import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Failed calls, and conflicts between two editors. */
export const stockFailures = defineMessages({
  away: {
    about: 'Notice: no network',
    ru: 'Нет связи. Набранное сохранено в этом браузере; повторите сохранение позже.',
    en: 'There is no connection. What you typed is kept in this browser; save again later.',
    ua: 'Немає зв’язку. Набране збережено в цьому браузері; повторіть збереження пізніше.',
    uz: 'Aloqa yoʻq. Yozganingiz shu brauzerda saqlandi; keyinroq yana saqlang.',
  },
  wrong: {
    about: 'Notice: fields are wrong',
    ru: 'Проверьте отмеченные поля',
    en: 'Check the marked fields',
    ua: 'Перевірте позначені поля',
    uz: 'Belgilangan maydonlarni tekshiring',
  },
  forbidden: {
    about: 'Notice',
    ru: 'Для вашей роли это недоступно',
    en: 'Your role may not do this',
    ua: 'Для вашої ролі це недоступно',
    uz: 'Vazifangizda bunga ruxsat yoʻq',
  },
  failed: {
    about: 'Notice',
    ru: 'Не получилось. Попробуйте ещё раз.',
    en: 'That did not work. Try again.',
    ua: 'Не вийшло. Спробуйте ще раз.',
    uz: 'Boʻlmadi. Yana urinib koʻring.',
  },
  conflictTitle: {
    about: 'Title of the dialog of a conflict',
    ru: 'Вещь изменили, пока вы работали',
    en: 'The piece was changed while you were working on it',
    ua: 'Річ змінили, поки ви працювали',
    uz: 'Siz ishlayotganingizda buyum oʻzgartirildi',
  },
  conflictIntro: {
    about: 'Its text',
    ru: 'Ничего не потеряно. Выберите значения и сохраните.',
    en: 'Nothing is lost. Choose values, then save.',
    ua: 'Нічого не втрачено. Оберіть значення та збережіть.',
    uz: 'Hech narsa yoʻqolmadi. Qiymatlarni tanlab, saqlang.',
  },
  conflictField: { about: 'Column of its table', ru: 'Поле', en: 'Field', ua: 'Поле', uz: 'Maydon' },
  conflictRead: { about: 'Column of its table', ru: 'Было', en: 'Before', ua: 'Було', uz: 'Edi' },
  conflictNow: { about: 'Column of its table', ru: 'Стало', en: 'Now', ua: 'Стало', uz: 'Boʻldi' },
  conflictMine: { about: 'Column of its table', ru: 'Ваше', en: 'Yours', ua: 'Ваше', uz: 'Sizniki' },
  conflictBy: {
    about: 'Column of its table',
    ru: 'Кто изменил',
    en: 'Who changed it',
    ua: 'Хто змінив',
    uz: 'Kim oʻzgartirdi',
  },
  conflictUnknown: {
    about: 'Nobody of the desk',
    ru: 'файл или программа',
    en: 'a file or a program',
    ua: 'файл або програма',
    uz: 'fayl yoki dastur',
  },
  takeTheirs: {
    about: 'Choice',
    ru: 'Оставить новое',
    en: 'Keep the new value',
    ua: 'Залишити нове',
    uz: 'Yangisini qoldirish',
  },
  takeMine: {
    about: 'Choice',
    ru: 'Оставить моё',
    en: 'Keep mine',
    ua: 'Залишити моє',
    uz: 'Menikini qoldirish',
  },
});
