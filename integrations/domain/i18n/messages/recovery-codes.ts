import { defineMessages } from '../define-messages.ts';

/** Recovery codes: made, shown once, copied, printed. */
export const recoveryCodes = defineMessages({
  codesTitle: {
    about: 'Title over the recovery codes',
    ru: 'Коды восстановления',
    en: 'Recovery codes',
    ua: 'Коди відновлення',
    uz: 'Tiklash kodlari',
  },
  codesText: {
    about: 'Under that title',
    ru: 'Десять кодов на день, когда ключа под рукой не будет. Каждый годится один раз. Храните их на бумаге или в менеджере паролей. Новые коды отменяют прежние.',
    en: 'Ten codes for the day you do not have your passkey. Each works once. Keep them on paper or in a password manager. New codes replace the old ones.',
    ua: 'Десять кодів на день, коли ключа під рукою не буде. Кожен годиться один раз. Зберігайте їх на папері або в менеджері паролів. Нові коди скасовують попередні.',
    uz: 'Kalit qoʻlingizda boʻlmagan kun uchun oʻnta kod. Har biri bir marta yaraydi. Ularni qogʻozda yoki parollar menejerida saqlang. Yangi kodlar avvalgilarini bekor qiladi.',
  },
  codesMake: {
    about: 'Button: the first recovery codes',
    ru: 'Получить коды',
    en: 'Get recovery codes',
    ua: 'Отримати коди',
    uz: 'Kodlarni olish',
  },
  codesAnew: {
    about: 'Button: new recovery codes in place of the earlier ones',
    ru: 'Выпустить новые коды',
    en: 'Make new codes',
    ua: 'Випустити нові коди',
    uz: 'Yangi kodlar olish',
  },
  codesShown: {
    about: 'Over recovery codes that have just been made',
    ru: 'Сохраните коды сейчас: больше мы их не покажем.',
    en: 'Save these codes now: they will not be shown again.',
    ua: 'Збережіть коди зараз: більше ми їх не покажемо.',
    uz: 'Kodlarni hozir saqlang: ular boshqa koʻrsatilmaydi.',
  },
  codesCopy: {
    about: 'Button under recovery codes',
    ru: 'Скопировать',
    en: 'Copy',
    ua: 'Скопіювати',
    uz: 'Nusxa olish',
  },
  codesCopied: {
    about: 'Said when they were copied',
    ru: 'Коды скопированы.',
    en: 'The codes have been copied.',
    ua: 'Коди скопійовано.',
    uz: 'Kodlardan nusxa olindi.',
  },
  codesPrint: {
    about: 'Button under recovery codes',
    ru: 'Напечатать',
    en: 'Print',
    ua: 'Надрукувати',
    uz: 'Chop etish',
  },
  codesSave: {
    about: 'Button under recovery codes',
    ru: 'Сохранить файлом',
    en: 'Save as a file',
    ua: 'Зберегти файлом',
    uz: 'Fayl qilib saqlash',
  },
  codesKept: {
    about: 'Button under recovery codes: they are hidden',
    ru: 'Готово, коды у меня',
    en: 'Done, I have kept them',
    ua: 'Готово, коди в мене',
    uz: 'Tayyor, kodlarni saqladim',
  },
  codesFile: {
    about:
      'First line of the file of recovery codes: {{site}} is the host, {{email}} the address of the account',
    ru: 'Коды восстановления для {{site}}, {{email}}',
    en: 'Recovery codes for {{site}}, {{email}}',
    ua: 'Коди відновлення для {{site}}, {{email}}',
    uz: '{{site}} uchun tiklash kodlari, {{email}}',
  },
  codesLeft: {
    about: 'How many of the ten recovery codes have not been used; {{date}} is when they were made',
    ru: {
      one: 'Остался {{count}} код из 10, выпущены {{date}}',
      few: 'Осталось {{count}} кода из 10, выпущены {{date}}',
      many: 'Осталось {{count}} кодов из 10, выпущены {{date}}',
      other: 'Осталось {{count}} кода из 10, выпущены {{date}}',
    },
    en: {
      one: '{{count}} of 10 codes left, made {{date}}',
      other: '{{count}} of 10 codes left, made {{date}}',
    },
    ua: {
      one: 'Залишився {{count}} код із 10, випущено {{date}}',
      few: 'Залишилося {{count}} коди з 10, випущено {{date}}',
      many: 'Залишилося {{count}} кодів із 10, випущено {{date}}',
      other: 'Залишилося {{count}} коду з 10, випущено {{date}}',
    },
    uz: {
      one: '10 ta koddan {{count}} tasi qoldi, olingan: {{date}}',
      other: '10 ta koddan {{count}} tasi qoldi, olingan: {{date}}',
    },
  },
});
