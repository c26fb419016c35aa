import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** The thread of an order, and its printed sheet. */
export const orderSheet = defineMessages({
  thread: { about: 'Heading', ru: 'История', en: 'History', ua: 'Історія', uz: 'Tarix' },
  threadEmpty: {
    about: 'There is none yet',
    ru: 'Пока ничего не написано.',
    en: 'Nothing written yet.',
    ua: 'Поки що нічого не написано.',
    uz: 'Hali hech narsa yozilmagan.',
  },
  author_holder: { about: 'Who wrote', ru: 'Покупатель', en: 'Buyer', ua: 'Покупець', uz: 'Xaridor' },
  author_staff: {
    about: 'Who wrote: clock or command line',
    ru: 'Магазин',
    en: 'Shop',
    ua: 'Крамниця',
    uz: 'Doʻkon',
  },
  seen: { about: 'The buyer has seen it', ru: 'прочитано', en: 'seen', ua: 'прочитано', uz: 'oʻqilgan' },
  sheet: {
    about: 'Heading of the printed page',
    ru: 'Лист вещи',
    en: 'Item sheet',
    ua: 'Лист речі',
    uz: 'Buyum varagʻi',
  },
  guarantee: {
    about: 'Line of the printed page',
    ru: 'Гарантия',
    en: 'Guarantee',
    ua: 'Гарантія',
    uz: 'Kafolat',
  },
  noGuarantee: {
    about: 'Line of the printed page',
    ru: 'без гарантии',
    en: 'none',
    ua: 'без гарантії',
    uz: 'kafolatsiz',
  },
  signShop: {
    about: 'Line to sign on',
    ru: 'За магазин',
    en: 'For the shop',
    ua: 'За крамницю',
    uz: 'Doʻkon nomidan',
  },
  signBuyer: { about: 'Line to sign on', ru: 'Покупатель', en: 'Buyer', ua: 'Покупець', uz: 'Xaridor' },
  signHint: {
    about: 'Under a line to sign on',
    ru: 'подпись, дата',
    en: 'signature, date',
    ua: 'підпис, дата',
    uz: 'imzo, sana',
  },
  back: {
    about: 'Link from the printed page',
    ru: 'К заказу',
    en: 'Back to the order',
    ua: 'До замовлення',
    uz: 'Buyurtmaga',
  },
});
