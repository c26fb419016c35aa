import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the calls about texts and reviews in the audit log. */
export const textsCalls = defineMessages({
  saveTextDraft: {
    about: 'Name of an action',
    ru: 'Сохранение черновика текста',
    en: 'Saved a draft of a text',
    ua: 'Збереження чернетки тексту',
    uz: 'Matn qoralamasi saqlandi',
  },
  dropTextDraft: {
    about: 'Name of an action',
    ru: 'Удаление черновика текста',
    en: 'Discarded a draft of a text',
    ua: 'Видалення чернетки тексту',
    uz: 'Matn qoralamasi oʻchirildi',
  },
  publishTexts: {
    about: 'Name of an action',
    ru: 'Публикация текстов',
    en: 'Published texts',
    ua: 'Публікація текстів',
    uz: 'Matnlar eʼlon qilindi',
  },
  addTextCover: {
    about: 'Name of an action',
    ru: 'Загрузка фото для обложки текста',
    en: 'Uploaded a photograph for the cover of a text',
    ua: 'Завантаження фото для обкладинки тексту',
    uz: 'Matn muqovasi uchun surat yuklandi',
  },
  undoText: {
    about: 'Name of an action',
    ru: 'Отмена изменения текста',
    en: 'Undid a change to a text',
    ua: 'Скасування зміни тексту',
    uz: 'Matndagi oʻzgarish bekor qilindi',
  },
  reviewQueue: {
    about: 'Name of an action',
    ru: 'Просмотр новых отзывов',
    en: 'Read new reviews',
    ua: 'Перегляд нових відгуків',
    uz: 'Yangi sharhlar koʻrildi',
  },
  publishReview: {
    about: 'Name of an action',
    ru: 'Публикация отзыва',
    en: 'Published a review',
    ua: 'Публікація відгуку',
    uz: 'Sharh eʼlon qilindi',
  },
  refuseReview: {
    about: 'Name of an action',
    ru: 'Отклонение отзыва',
    en: 'Rejected a review',
    ua: 'Відхилення відгуку',
    uz: 'Sharh rad etildi',
  },
});
