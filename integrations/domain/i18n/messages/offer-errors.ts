import { defineMessages } from '../define-messages.ts';

/** Why an answer to an offer is refused. */
export const offerErrors = defineMessages({
  offer_over: {
    about: 'An offer that can no longer be accepted or declined',
    ru: 'Это предложение уже нельзя изменить',
    en: 'This offer can no longer be changed',
    ua: 'Цю пропозицію вже не можна змінити',
    uz: 'Bu taklifni endi oʻzgartirib boʻlmaydi',
  },
  visit_closed: {
    about: 'A time at which the office is closed',
    ru: 'В это время офис закрыт: выберите другое',
    en: 'The office is closed at that time: choose another',
    ua: 'У цей час офіс зачинено: виберіть інший',
    uz: 'Bu vaqtda ofis yopiq: boshqasini tanlang',
  },
});
