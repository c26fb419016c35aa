import { defineMessages } from '../define-messages.ts';

/** Sessions of an account, in its profile. */
export const accountSessions = defineMessages({
  sessionsTitle: {
    about: 'Part of the profile: where the account is open',
    ru: 'Где открыт кабинет',
    en: 'Where you are logged in',
    ua: 'Де відкрито кабінет',
    uz: 'Kabinet qayerda ochiq',
  },
  sessionsText: {
    about: 'Under the title “Where you are logged in”',
    ru: 'Не узнаёте устройство? Завершите сеанс и смените пароль.',
    en: 'A device you do not recognise? End its session and change your password.',
    ua: 'Не впізнаєте пристрій? Завершіть сеанс і змініть пароль.',
    uz: 'Qurilmani tanimayapsizmi? Seansni tugating va parolni oʻzgartiring.',
  },
  thisDevice: {
    about: 'At the session of the reader’s own browser',
    ru: 'Вы сейчас здесь',
    en: 'This device',
    ua: 'Ви зараз тут',
    uz: 'Siz hozir shu yerdasiz',
  },
  unknownDevice: {
    about: 'A session of a browser that did not identify itself',
    ru: 'Неизвестное устройство',
    en: 'Unknown device',
    ua: 'Невідомий пристрій',
    uz: 'Nomaʼlum qurilma',
  },
  lastSeen: {
    about: 'Before the date and time a session was last used',
    ru: 'Последний раз:',
    en: 'Last used:',
    ua: 'Востаннє:',
    uz: 'Oxirgi marta:',
  },
  firstSeen: {
    about: 'Before the date and time a session was opened; the network may follow',
    ru: 'Вход:',
    en: 'Logged in:',
    ua: 'Вхід:',
    uz: 'Kirilgan:',
  },
  network: {
    about: 'Before the first half of a network’s address, “203.0.*.*”, from which a session was opened',
    ru: 'сеть',
    en: 'network',
    ua: 'мережа',
    uz: 'tarmoq',
  },
  sameNetwork: {
    about: 'After the network’s address, when the reader uses the same network now',
    ru: 'та же, что у вас сейчас',
    en: 'the same as yours now',
    ua: 'та сама, що у вас зараз',
    uz: 'hozirgi tarmogʻingiz',
  },
  endSession: {
    about: 'Button at a session',
    ru: 'Завершить',
    en: 'End',
    ua: 'Завершити',
    uz: 'Tugatish',
  },
  endOthers: {
    about: 'Button under the sessions: all but this one',
    ru: 'Завершить все остальные',
    en: 'End all others',
    ua: 'Завершити всі інші',
    uz: 'Qolganlarini tugatish',
  },
  ended: {
    about: 'Message after the other sessions were ended',
    ru: 'Готово: там понадобится войти заново',
    en: 'Done: they will need to log in again there',
    ua: 'Готово: там потрібно буде ввійти знову',
    uz: 'Bajarildi: u yerda qayta kirish kerak boʻladi',
  },
});
