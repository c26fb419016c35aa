import { defineMessages } from '../define-messages.ts';

/** The pictures of an item and their full-screen view. */
export const itemGallery = defineMessages({
  open: {
    about: 'Button that shows a picture over the whole screen',
    ru: 'Открыть на весь экран',
    en: 'Open full screen',
    ua: 'Відкрити на весь екран',
    uz: 'Toʻliq ekranda ochish',
  },
  previous: {
    about: 'Button: the picture before this one',
    ru: 'Предыдущее изображение',
    en: 'Previous picture',
    ua: 'Попереднє зображення',
    uz: 'Oldingi rasm',
  },
  next: {
    about: 'Button: the picture after this one',
    ru: 'Следующее изображение',
    en: 'Next picture',
    ua: 'Наступне зображення',
    uz: 'Keyingi rasm',
  },
  larger: {
    about: 'Button that magnifies a picture',
    ru: 'Увеличить',
    en: 'Zoom in',
    ua: 'Збільшити',
    uz: 'Kattalashtirish',
  },
  smaller: {
    about: 'Button that shows a magnified picture smaller',
    ru: 'Уменьшить',
    en: 'Zoom out',
    ua: 'Зменшити',
    uz: 'Kichraytirish',
  },
});
