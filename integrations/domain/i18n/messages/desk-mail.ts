import { defineMessages } from '../define-messages.ts';

/** Letters to the people of the shop about the desk. */
export const deskMail = defineMessages({
  invitationSubject: {
    about: 'Subject of the letter that invites somebody to the desk; {{shop}} is the shop’s name',
    ru: 'Приглашение на рабочее место\u00a0— {{shop}}',
    en: 'You are invited to the desk – {{shop}}',
    ua: 'Запрошення на робоче місце\u00a0— {{shop}}',
    uz: 'Ish joyiga taklif – {{shop}}',
  },
  invitationIntro: {
    about: 'Its beginning; {{role}} is one of the roles below',
    ru: 'Вас пригласили работать на сайте магазина {{shop}}. Ваша роль: {{role}}.',
    en: 'You are invited to work at the desk of {{shop}}. Your role: {{role}}.',
    ua: 'Вас запросили працювати на сайті магазину {{shop}}. Ваша роль: {{role}}.',
    uz: 'Sizni {{shop}} doʻkonining ish joyiga taklif qilishdi. Vazifangiz: {{role}}.',
  },
  invitationNeeds: {
    about: 'What is needed to follow it',
    ru: 'Понадобится телефон с приложением для одноразовых кодов и новый пароль.',
    en: 'You will need a phone with an authenticator app and a new password.',
    ua: 'Знадобиться телефон із застосунком для одноразових кодів і новий пароль.',
    uz: 'Bir martalik kodlar ilovasi oʻrnatilgan telefon va yangi parol kerak boʻladi.',
  },
  invitationButton: {
    about: 'Its button',
    ru: 'Принять приглашение',
    en: 'Accept the invitation',
    ua: 'Прийняти запрошення',
    uz: 'Taklifni qabul qilish',
  },
  invitationIgnore: {
    about: 'What to do if it came by mistake',
    ru: 'Если письмо попало к вам по ошибке, ничего не делайте: без вас ссылка никуда не ведёт.',
    en: 'If this email reached you by mistake, do nothing: without you the link leads nowhere.',
    ua: 'Якщо лист потрапив до вас помилково, нічого не робіть: без вас посилання нікуди не веде.',
    uz: 'Xat sizga adashib kelgan boʻlsa, hech narsa qilmang: havola sizsiz hech qayerga olib bormaydi.',
  },
  role_owner: { about: 'Role at the desk', ru: 'владелец', en: 'owner', ua: 'власник', uz: 'egasi' },
  role_manager: {
    about: 'Role at the desk',
    ru: 'управляющий',
    en: 'manager',
    ua: 'керівник',
    uz: 'boshqaruvchi',
  },
  role_appraiser: {
    about: 'Role at the desk',
    ru: 'оценщик',
    en: 'appraiser',
    ua: 'оцінювач',
    uz: 'baholovchi',
  },
  role_editor: { about: 'Role at the desk', ru: 'редактор', en: 'editor', ua: 'редактор', uz: 'muharrir' },
});
