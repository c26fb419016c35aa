import { defineMessages } from '../message.ts';

/** Letters the shop sends; the embedded backend's `mail/` composes them. */
export const mail = defineMessages({
  confirmSubject: {
    about: 'Subject of the letter that asks to confirm a mailbox; {{shop}} is the shop’s name',
    ru: 'Подтвердите подписку — {{shop}}',
    en: 'Confirm your subscription — {{shop}}',
    ua: 'Підтвердьте підписку — {{shop}}',
    uz: 'Obunani tasdiqlang — {{shop}}',
  },
  confirmIntro: {
    about: 'That letter: why it came; a list of mailing options follows',
    ru: 'Этот адрес указали на нашем сайте, чтобы получать письма:',
    en: 'Somebody gave this address on our site in order to receive emails about:',
    ua: 'Цю адресу вказали на нашому сайті, щоб отримувати листи:',
    uz: 'Bu manzil saytimizda quyidagi xatlarni olish uchun koʻrsatilgan:',
  },
  confirmLife: {
    about: 'That letter: how long its link lasts, in hours',
    ru: {
      one: 'Ссылка действует {{count}} час.',
      few: 'Ссылка действует {{count}} часа.',
      many: 'Ссылка действует {{count}} часов.',
      other: 'Ссылка действует {{count}} часа.',
    },
    en: { one: 'The link lasts {{count}} hour.', other: 'The link lasts {{count}} hours.' },
    ua: {
      one: 'Посилання діє {{count}} годину.',
      few: 'Посилання діє {{count}} години.',
      many: 'Посилання діє {{count}} годин.',
      other: 'Посилання діє {{count}} години.',
    },
    uz: { one: 'Havola {{count}} soat amal qiladi.', other: 'Havola {{count}} soat amal qiladi.' },
  },
  confirmIgnore: {
    about: 'That letter: what to do when somebody else typed the address',
    ru: 'Если это были не вы, ничего не делайте: без подтверждения мы писать не будем.',
    en: 'If it was not you, do nothing: without a confirmation we will not write.',
    ua: 'Якщо це були не ви, нічого не робіть: без підтвердження ми не писатимемо.',
    uz: 'Bu siz boʻlmasangiz, hech narsa qilmang: tasdiqlanmasa, yozmaymiz.',
  },
  welcomeSubject: {
    about: 'Subject of the letter after the confirmation; {{shop}} is the shop’s name',
    ru: 'Вы подписаны — {{shop}}',
    en: 'You are subscribed — {{shop}}',
    ua: 'Ви підписані — {{shop}}',
    uz: 'Siz obuna boʻldingiz — {{shop}}',
  },
  welcomeIntro: {
    about: 'That letter: what comes next; a list of mailing options follows',
    ru: 'Почта подтверждена. Будем писать вам о том, что вы выбрали:',
    en: 'Your mailbox is confirmed. We will write to you about what you chose:',
    ua: 'Пошту підтверджено. Писатимемо вам про те, що ви обрали:',
    uz: 'Pochtangiz tasdiqlandi. Sizga tanlaganlaringiz haqida yozamiz:',
  },
  welcomeChange: {
    about: 'That letter: how to change one’s mind',
    ru: 'Чтобы изменить выбор, заполните форму подписки на сайте ещё раз. Чтобы отписаться, достаточно ссылки внизу любого письма.',
    en: 'To change your choice, fill in the form on the site once more. To unsubscribe, use the link at the foot of any email.',
    ua: 'Щоб змінити вибір, заповніть форму підписки на сайті ще раз. Щоб відписатися, досить посилання внизу будь-якого листа.',
    uz: 'Tanlovni oʻzgartirish uchun saytdagi obuna shaklini qaytadan toʻldiring. Obunani bekor qilish uchun har bir xat ostidagi havola yetarli.',
  },
  buttonFallback: {
    about: 'In letters, before the address of the button for programs that show none',
    ru: 'Если кнопка не открывается, скопируйте адрес:',
    en: 'If the button does not open, copy the address:',
    ua: 'Якщо кнопка не відкривається, скопіюйте адресу:',
    uz: 'Tugma ochilmasa, manzilni nusxalang:',
  },
  footer: {
    about: 'Foot of every letter; {{shop}} is the shop’s name, {{site}} its address',
    ru: '{{shop}}, {{site}}. Отвечать на это письмо не нужно.',
    en: '{{shop}}, {{site}}. There is no need to answer this email.',
    ua: '{{shop}}, {{site}}. Відповідати на цей лист не потрібно.',
    uz: '{{shop}}, {{site}}. Bu xatga javob yozish shart emas.',
  },
});
