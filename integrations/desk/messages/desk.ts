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
  failed: {
    about: 'A change did not go through',
    ru: 'Не получилось. Попробуйте ещё раз.',
    en: 'That did not work. Please try again.',
    ua: 'Не вийшло. Спробуйте ще раз.',
    uz: 'Boʻlmadi. Qayta urinib koʻring.',
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
