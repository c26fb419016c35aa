import { defineMessages } from '../define-messages.ts';

/** A forgotten password, and the new one. */
export const passwordReset = defineMessages({
  forgotLink: {
    about: 'Link of the authorisation to the forgotten password',
    ru: 'Забыли пароль?',
    en: 'Forgot your password?',
    ua: 'Забули пароль?',
    uz: 'Parolni unutdingizmi?',
  },
  forgotTitle: {
    about: 'Title of the page of a forgotten password, and of the button of a letter that leads there',
    ru: 'Восстановить пароль',
    en: 'Reset your password',
    ua: 'Відновити пароль',
    uz: 'Parolni tiklash',
  },
  forgotLead: {
    about: 'Over the field of the forgotten password',
    ru: 'Введите почту кабинета\u00a0— пришлём ссылку, по которой можно задать новый пароль.',
    en: 'Enter the email of your account, and we will send a link to set a new password.',
    ua: 'Введіть пошту кабінету\u00a0— надішлемо посилання, за яким можна задати новий пароль.',
    uz: 'Kabinet pochtasini kiriting – yangi parol oʻrnatish havolasini yuboramiz.',
  },
  forgotButton: {
    about: 'Button of the forgotten password',
    ru: 'Прислать ссылку',
    en: 'Send the link',
    ua: 'Надіслати посилання',
    uz: 'Havolani yuborish',
  },
  forgotSentText: {
    about:
      'After it, under “Check your inbox”: the same whether or not the address is known; minutes of the link',
    ru: {
      one: 'Если с этим адресом есть кабинет, письмо уже в пути. Ссылка действует {{count}} минуту.',
      few: 'Если с этим адресом есть кабинет, письмо уже в пути. Ссылка действует {{count}} минуты.',
      many: 'Если с этим адресом есть кабинет, письмо уже в пути. Ссылка действует {{count}} минут.',
      other: 'Если с этим адресом есть кабинет, письмо уже в пути. Ссылка действует {{count}} минуты.',
    },
    en: {
      one: 'If this address has an account, the email is on its way. The link works for {{count}} minute.',
      other: 'If this address has an account, the email is on its way. The link works for {{count}} minutes.',
    },
    ua: {
      one: 'Якщо з цією адресою є кабінет, лист уже в дорозі. Посилання діє {{count}} хвилину.',
      few: 'Якщо з цією адресою є кабінет, лист уже в дорозі. Посилання діє {{count}} хвилини.',
      many: 'Якщо з цією адресою є кабінет, лист уже в дорозі. Посилання діє {{count}} хвилин.',
      other: 'Якщо з цією адресою є кабінет, лист уже в дорозі. Посилання діє {{count}} хвилини.',
    },
    uz: {
      one: 'Bu manzilda kabinet boʻlsa, xat allaqachon yoʻlda. Havola {{count}} daqiqa amal qiladi.',
      other: 'Bu manzilda kabinet boʻlsa, xat allaqachon yoʻlda. Havola {{count}} daqiqa amal qiladi.',
    },
  },
  resetTitle: {
    about: 'Title of the page behind the link to a new password',
    ru: 'Новый пароль',
    en: 'A new password',
    ua: 'Новий пароль',
    uz: 'Yangi parol',
  },
  resetLead: {
    about: 'Over its fields',
    ru: 'После этого вы выйдете из кабинета на всех устройствах: войти можно будет только с новым паролем.',
    en: 'You will then be logged out on all devices: only the new password will let you in.',
    ua: 'Після цього ви вийдете з кабінету на всіх пристроях: увійти можна буде лише з новим паролем.',
    uz: 'Shundan keyin barcha qurilmalarda kabinetdan chiqasiz: unga faqat yangi parol bilan kiriladi.',
  },
  resetButton: {
    about: 'Button of that page, and of the letters that lead there',
    ru: 'Задать новый пароль',
    en: 'Set a new password',
    ua: 'Задати новий пароль',
    uz: 'Yangi parol oʻrnatish',
  },
  resetDoneTitle: {
    about: 'After a new password was set',
    ru: 'Пароль изменён',
    en: 'The password is changed',
    ua: 'Пароль змінено',
    uz: 'Parol oʻzgartirildi',
  },
  resetDoneText: {
    about: 'Under that title',
    ru: 'Теперь войдите с новым паролем.',
    en: 'Now log in with the new password.',
    ua: 'Тепер увійдіть із новим паролем.',
    uz: 'Endi yangi parol bilan kiring.',
  },
});
