import { defineMessages } from '../define-messages.ts';

/** The letter after a change of passkeys, recovery codes or the second step of login. */
export const securityMail = defineMessages({
  subject: {
    about: 'Subject of that letter; {{shop}} is the shop’s name',
    ru: 'Изменены настройки входа\u00a0— {{shop}}',
    en: 'Your login settings were changed – {{shop}}',
    ua: 'Змінено налаштування входу\u00a0— {{shop}}',
    uz: 'Kirish sozlamalari oʻzgartirildi – {{shop}}',
  },
  intro: {
    about: 'Its beginning; {{time}} is a date and time. A list of what was changed follows',
    ru: 'Настройки входа в ваш личный кабинет изменены {{time}}.',
    en: 'The login settings of your account were changed on {{time}}.',
    ua: 'Налаштування входу до вашого особистого кабінету змінено {{time}}.',
    uz: 'Shaxsiy kabinetingizga kirish sozlamalari oʻzgartirildi: {{time}}.',
  },
  passkeyAdded: {
    about: 'In the list: a passkey was added',
    ru: 'Добавлен ключ доступа.',
    en: 'A passkey was added.',
    ua: 'Додано ключ доступу.',
    uz: 'Kirish kaliti qoʻshildi.',
  },
  passkeyRemoved: {
    about: 'In the list: a passkey was removed',
    ru: 'Удалён ключ доступа.',
    en: 'A passkey was removed.',
    ua: 'Видалено ключ доступу.',
    uz: 'Kirish kaliti olib tashlandi.',
  },
  factorOn: {
    about: 'In the list: the second step of login was switched on',
    ru: 'Включён второй шаг входа: после пароля мы спросим ключ доступа или код восстановления.',
    en: 'The second step at login was switched on: after your password we ask for a passkey or a recovery code.',
    ua: 'Увімкнено другий крок входу: після пароля ми запитаємо ключ доступу або код відновлення.',
    uz: 'Kirishning ikkinchi qadami yoqildi: paroldan keyin kirish kaliti yoki tiklash kodini soʻraymiz.',
  },
  factorOff: {
    about: 'In the list: the second step of login was switched off',
    ru: 'Выключен второй шаг входа: чтобы войти, достаточно пароля.',
    en: 'The second step at login was switched off: the password alone is enough to log in.',
    ua: 'Вимкнено другий крок входу: щоб увійти, достатньо пароля.',
    uz: 'Kirishning ikkinchi qadami oʻchirib qoʻyildi: kirish uchun parolning oʻzi kifoya.',
  },
  codesMade: {
    about: 'In the list: recovery codes were made; there may have been earlier ones',
    ru: 'Выпущены новые коды восстановления. Прежние, если они были, больше не действуют.',
    en: 'New recovery codes were made. Earlier ones, if there were any, no longer work.',
    ua: 'Випущено нові коди відновлення. Попередні, якщо вони були, більше не діють.',
    uz: 'Yangi tiklash kodlari olindi. Avvalgilari boʻlgan boʻlsa, ular endi yaramaydi.',
  },
  protectionRemoved: {
    about: 'In the list: the staff removed all of it for somebody who came to an office with a document',
    ru: 'Сотрудник нашего офиса, проверив документ, удалил ключи доступа и коды восстановления и выключил второй шаг входа. Вы вышли из кабинета на всех устройствах, войти можно с паролем.',
    en: 'Our office staff, who were shown an identity document, removed the passkeys and recovery codes and switched off the second step at login. You have been logged out on all devices and can log in with your password.',
    ua: 'Працівник нашого офісу, перевіривши документ, видалив ключі доступу й коди відновлення та вимкнув другий крок входу. Ви вийшли з кабінету на всіх пристроях, увійти можна з паролем.',
    uz: 'Ofisimiz xodimi hujjat asosida kirish kalitlari va tiklash kodlarini olib tashladi hamda kirishning ikkinchi qadamini oʻchirib qoʻydi. Barcha qurilmalarda kabinetdan chiqdingiz, unga parol bilan kirish mumkin.',
  },
  ignore: {
    about: 'When it was the reader',
    ru: 'Если это сделали вы, больше ничего не нужно.',
    en: 'If it was you, there is nothing to do.',
    ua: 'Якщо це зробили ви, більше нічого не потрібно.',
    uz: 'Buni siz qilgan boʻlsangiz, boshqa hech narsa qilish shart emas.',
  },
  stranger: {
    about: 'When it was not; a button to a new password and a link to the profile follow',
    ru: 'Если не вы, сразу задайте новый пароль: вы выйдете из кабинета на всех устройствах. Потом удалите в профиле чужие ключи доступа и выпустите новые коды.',
    en: 'If it was not you, set a new password at once: it logs out all devices. Then remove passkeys that are not yours in your profile and make new recovery codes.',
    ua: 'Якщо не ви, одразу задайте новий пароль: ви вийдете з кабінету на всіх пристроях. Потім видаліть у профілі чужі ключі доступу й випустіть нові коди.',
    uz: 'Buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating: barcha qurilmalarda kabinetdan chiqiladi. Soʻng profilda begona kirish kalitlarini olib tashlang va yangi kodlar oling.',
  },
  strangerOffice: {
    about: 'After that, from a site with offices',
    ru: 'Если войти не получится, придите в наш офис с документом.',
    en: 'If you cannot log in, come to one of our offices with an identity document.',
    ua: 'Якщо ввійти не вдасться, прийдіть до нашого офісу з документом.',
    uz: 'Kira olmasangiz, hujjat bilan ofisimizga keling.',
  },
  strangerAway: {
    about: 'After that, from a site without an office; the letter ends with its phone and mailbox',
    ru: 'Если войти не получится, позвоните нам или напишите: договоримся, где показать документ.',
    en: 'If you cannot log in, call or write to us: we will agree where you can show an identity document.',
    ua: 'Якщо ввійти не вдасться, зателефонуйте нам або напишіть: домовимося, де показати документ.',
    uz: 'Kira olmasangiz, bizga qoʻngʻiroq qiling yoki yozing: hujjatni qayerda koʻrsatishni kelishib olamiz.',
  },
});
