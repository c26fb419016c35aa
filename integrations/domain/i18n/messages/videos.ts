import { defineMessages } from '../define-messages.ts';

/** Videos: their list and a film with its scenes. */
export const videos = defineMessages({
  title: {
    about: 'Name and heading of the list of videos',
    ru: 'Видео',
    en: 'Videos',
    ua: 'Відео',
    uz: 'Videolar',
  },
  lead: {
    about: 'Under the heading of the list of videos; its description for search engines',
    ru: 'Короткие рисованные фильмы о залоге, оценке, камнях и уходе за часами: меньше минуты каждый, с подписями, без звука.',
    en: 'Short drawn films on loans, appraisals, stones and watch care: under a minute each, with captions and no sound.',
    ua: 'Короткі мальовані фільми про заставу, оцінку, камені й догляд за годинниками: менш як хвилина кожен, із підписами, без звуку.',
    uz: 'Garov, baholash, tosh va soat parvarishi haqida qisqa chizma filmlar: har biri bir daqiqadan kam, yozuvli, ovozsiz.',
  },
  pageDescription: {
    about: 'Description of page {{page}} of the list of videos',
    ru: 'Короткие рисованные фильмы о залоге, оценке, камнях и уходе за часами: меньше минуты каждый, с подписями и без звука, страница {{page}}.',
    en: 'Short drawn films on loans, appraisals, stones and watch care: under a minute each, with captions and no sound, page {{page}}.',
    ua: 'Короткі мальовані фільми про заставу, оцінку, камені й догляд за годинниками: менш ніж хвилина, з підписами, сторінка {{page}}.',
    uz: 'Garov, baholash, tosh va soat parvarishi haqida qisqa chizma filmlar: har biri bir daqiqadan kam, yozuvli va ovozsiz, {{page}}-sahifa.',
  },
  pageTitle: {
    about: 'Title of page {{page}} of a list called {{title}}',
    ru: '{{title}}, страница {{page}}',
    en: '{{title}}, page {{page}}',
    ua: '{{title}}, сторінка {{page}}',
    uz: '{{title}}, {{page}}-sahifa',
  },
  drawn: {
    about: 'What kind of film it is, beside its length',
    ru: 'Рисованный фильм, без звука',
    en: 'A drawn film with no sound',
    ua: 'Мальований фільм, без звуку',
    uz: 'Chizma film, ovozsiz',
  },
  length: {
    about: 'Length of a film for screen readers; {{time}} is 0:36',
    ru: 'Длительность {{time}}',
    en: 'Length {{time}}',
    ua: 'Тривалість {{time}}',
    uz: 'Davomiyligi {{time}}',
  },
  film: {
    about: 'Name of the row of scenes for screen readers',
    ru: 'Кадры фильма',
    en: 'Scenes of the film',
    ua: 'Кадри фільму',
    uz: 'Film sahnalari',
  },
  play: { about: 'Button that plays a film', ru: 'Смотреть', en: 'Play', ua: 'Дивитися', uz: 'Koʻrish' },
  pause: { about: 'Button that holds a film', ru: 'Пауза', en: 'Pause', ua: 'Пауза', uz: 'Toʻxtatish' },
  scenes: {
    about: 'Heading over the scenes of a film, with their times',
    ru: 'По кадрам',
    en: 'Scene by scene',
    ua: 'За кадрами',
    uz: 'Sahnalar boʻyicha',
  },
  others: {
    about: 'Film’s page, heading over other films',
    ru: 'Другие видео',
    en: 'Other videos',
    ua: 'Інші відео',
    uz: 'Boshqa videolar',
  },
  all: {
    about: 'Link to all videos',
    ru: 'Все видео',
    en: 'All videos',
    ua: 'Усі відео',
    uz: 'Barcha videolar',
  },
});
