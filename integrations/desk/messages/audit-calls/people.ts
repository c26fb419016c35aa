import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the calls about people and own login settings in the audit log. */
export const peopleCalls = defineMessages({
  invite: {
    about: 'Name of an action',
    ru: 'Приглашение сотрудника',
    en: 'Invited a colleague',
    ua: 'Запрошення працівника',
    uz: 'Xodim taklif qilindi',
  },
  withdrawInvitation: {
    about: 'Name of an action',
    ru: 'Отзыв приглашения',
    en: 'Withdrew an invitation',
    ua: 'Відкликання запрошення',
    uz: 'Taklif qaytarib olindi',
  },
  changeRole: {
    about: 'Name of an action',
    ru: 'Смена роли или офиса сотрудника',
    en: 'Changed a colleague’s role or office',
    ua: 'Зміна ролі або офісу працівника',
    uz: 'Xodimning vazifasi yoki ofisi oʻzgartirildi',
  },
  changeAccess: {
    about: 'Name of an action',
    ru: 'Доступ сотрудника закрыт или открыт',
    en: 'Ended or restored a colleague’s access',
    ua: 'Доступ працівника закрито або відкрито',
    uz: 'Xodimning kirish huquqi yopildi yoki ochildi',
  },
  endDeskSession: {
    about: 'Name of an action',
    ru: 'Завершение своего сеанса',
    en: 'Ended a session of their own',
    ua: 'Завершення власного сеансу',
    uz: 'Oʻz seansi yakunlandi',
  },
  addDeskPasskey: {
    about: 'Name of an action',
    ru: 'Новый ключ доступа',
    en: 'Added a passkey',
    ua: 'Новий ключ доступу',
    uz: 'Kirish kaliti qoʻshildi',
  },
  renameDeskPasskey: {
    about: 'Name of an action',
    ru: 'Переименование ключа доступа',
    en: 'Renamed a passkey',
    ua: 'Перейменування ключа доступу',
    uz: 'Kirish kaliti nomi oʻzgartirildi',
  },
  removeDeskPasskey: {
    about: 'Name of an action',
    ru: 'Удаление ключа доступа',
    en: 'Removed a passkey',
    ua: 'Видалення ключа доступу',
    uz: 'Kirish kaliti oʻchirildi',
  },
  changeDeskPassword: {
    about: 'Name of an action',
    ru: 'Смена своего пароля',
    en: 'Changed their password',
    ua: 'Зміна власного пароля',
    uz: 'Oʻz paroli oʻzgartirildi',
  },
  setDeskAuthenticator: {
    about: 'Name of an action',
    ru: 'Новое приложение для кодов',
    en: 'Connected a new authenticator app',
    ua: 'Новий застосунок для кодів',
    uz: 'Yangi kodlar ilovasi ulandi',
  },
  exportAudit: {
    about: 'Name of an action',
    ru: 'Выгрузка журнала действий',
    en: 'Exported the audit log',
    ua: 'Вивантаження журналу дій',
    uz: 'Amallar jurnali yuklab olindi',
  },
});
