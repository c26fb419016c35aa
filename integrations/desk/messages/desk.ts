import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** The frame of the desk, and words of every screen. */
export const desk = defineMessages({
  title: {
    about: 'Name of the application, in the title of the window',
    ru: 'Рабочее место',
    en: 'Desk',
    ua: 'Робоче місце',
    uz: 'Ish joyi',
  },
  away: {
    about: 'The backend or the network is away; what was typed stays',
    ru: 'Нет связи с сервером. Введённое сохранится; пробуем подключиться снова.',
    en: 'No connection to the server. What you typed stays; we are trying to connect again.',
    ua: 'Немає зв’язку із сервером. Введене збережеться; пробуємо підключитися знову.',
    uz: 'Server bilan aloqa yoʻq. Yozganlaringiz saqlanadi, qayta ulanishga urinyapmiz.',
  },
  waiting: {
    about: 'Read aloud while the desk is being loaded',
    ru: 'Загрузка',
    en: 'Loading',
    ua: 'Завантаження',
    uz: 'Yuklanmoqda',
  },
  failed: {
    about: 'A change did not go through',
    ru: 'Не получилось. Попробуйте ещё раз.',
    en: 'That did not work. Please try again.',
    ua: 'Не вийшло. Спробуйте ще раз.',
    uz: 'Boʻlmadi. Qayta urinib koʻring.',
  },
  nothing: {
    about: 'In place of the rows of a list that has none',
    ru: 'Здесь пусто.',
    en: 'Nothing here.',
    ua: 'Тут порожньо.',
    uz: 'Bu yerda hech narsa yoʻq.',
  },
  notFound: {
    about: 'Title of an address that leads nowhere',
    ru: 'Такой страницы нет',
    en: 'There is no such page',
    ua: 'Такої сторінки немає',
    uz: 'Bunday sahifa yoʻq',
  },
  notFoundText: {
    about: 'Text there',
    ru: 'Её нет, или она не для вашей роли. Выберите раздел в меню.',
    en: 'It does not exist, or it is not for your role. Choose a section in the menu.',
    ua: 'Її немає, або вона не для вашої ролі. Виберіть розділ у меню.',
    uz: 'U yoʻq yoki sizning vazifangiz uchun emas. Menyudan boʻlim tanlang.',
  },
  choose: {
    about: 'Box that chooses a row, read aloud with the name of the row',
    ru: 'Выбрать',
    en: 'Choose',
    ua: 'Вибрати',
    uz: 'Tanlash',
  },
  menu: { about: 'Button of a phone: the other sections', ru: 'Ещё', en: 'More', ua: 'Ще', uz: 'Yana' },
  sections: {
    about: 'Name of the bar of sections, read aloud',
    ru: 'Разделы',
    en: 'Sections',
    ua: 'Розділи',
    uz: 'Boʻlimlar',
  },
  save: { about: 'Button that keeps a change', ru: 'Сохранить', en: 'Save', ua: 'Зберегти', uz: 'Saqlash' },
  cancel: {
    about: 'Button that closes without a change',
    ru: 'Отмена',
    en: 'Cancel',
    ua: 'Скасувати',
    uz: 'Bekor qilish',
  },
});
