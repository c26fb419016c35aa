import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** The photograph on the cover of a text. */
export const textCovers = defineMessages({
  fact_cover: {
    about: 'Fact of a text: the photograph at its head and on cards',
    ru: 'Фото обложки',
    en: 'Cover photograph',
    ua: 'Фото обкладинки',
    uz: 'Muqova surati',
  },
  fact_cover_alt: {
    about: 'Fact of a text, in each language',
    ru: 'Что видно на обложке',
    en: 'What the cover shows',
    ua: 'Що видно на обкладинці',
    uz: 'Muqovada nima koʻrinadi',
  },
  coverNow: {
    about: 'Alternative text of the cover at the desk',
    ru: 'Обложка сейчас',
    en: 'The cover now',
    ua: 'Обкладинка зараз',
    uz: 'Hozirgi muqova',
  },
  coverNone: {
    about: 'There is no photograph',
    ru: 'Фото нет. Перетащите его сюда или выберите файл.',
    en: 'No photograph. Drop one here or choose a file.',
    ua: 'Фото немає. Перетягніть його сюди або виберіть файл.',
    uz: 'Surat yoʻq. Uni shu yerga tashlang yoki fayl tanlang.',
  },
  coverHelp: {
    about: 'Under the cover: what comes next',
    ru: 'Появится на сайте после публикации. Опишите на каждом языке, что на нём видно.',
    en: 'It appears on the site once published. Describe in each language what it shows.',
    ua: 'З’явиться на сайті після публікації. Опишіть кожною мовою, що на ньому видно.',
    uz: 'Eʼlon qilingach saytda paydo boʻladi. Har bir tilda unda nima koʻrinishini yozing.',
  },
  coverChoose: {
    about: 'Button that opens the file dialog',
    ru: 'Выбрать фото',
    en: 'Choose a photograph',
    ua: 'Вибрати фото',
    uz: 'Surat tanlash',
  },
  coverReplace: {
    about: 'Button that opens the file dialog',
    ru: 'Заменить',
    en: 'Replace',
    ua: 'Замінити',
    uz: 'Almashtirish',
  },
  coverRemove: {
    about: 'Button that takes the cover away',
    ru: 'Убрать',
    en: 'Remove',
    ua: 'Прибрати',
    uz: 'Olib tashlash',
  },
  coverRefused: {
    about: 'Before the reason why a photograph was not taken',
    ru: 'Фото не принято',
    en: 'The photograph was not accepted',
    ua: 'Фото не прийнято',
    uz: 'Surat qabul qilinmadi',
  },
});
