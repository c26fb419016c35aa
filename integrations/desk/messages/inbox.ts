import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Visitors' requests. */
export const inbox = defineMessages({
  title: { about: 'Title of the list', ru: 'Обращения', en: 'Inbox', ua: 'Звернення', uz: 'Murojaatlar' },
  one: { about: 'Title of one of them', ru: 'Обращение', en: 'Request', ua: 'Звернення', uz: 'Murojaat' },
  sent: { about: 'Column: when it came', ru: 'Получено', en: 'Received', ua: 'Отримано', uz: 'Kelgan vaqti' },
  kind: { about: 'Column and filter', ru: 'Вид', en: 'Kind', ua: 'Вид', uz: 'Turi' },
  name: { about: 'Column: who sent it', ru: 'Имя', en: 'Name', ua: 'Ім’я', uz: 'Ism' },
  language: {
    about: 'Column and filter: language of the person',
    ru: 'Язык',
    en: 'Language',
    ua: 'Мова',
    uz: 'Til',
  },
  state: { about: 'Column and filter', ru: 'Статус', en: 'Status', ua: 'Статус', uz: 'Holati' },
  state_waiting: {
    about: 'Filter: nobody has answered it, taken or not',
    ru: 'Без ответа',
    en: 'Not answered',
    ua: 'Без відповіді',
    uz: 'Javobsiz',
  },
  state_open: { about: 'State: nobody has it', ru: 'Ждёт', en: 'Waiting', ua: 'Чекає', uz: 'Kutmoqda' },
  state_taken: {
    about: 'State: somebody works on it',
    ru: 'В работе',
    en: 'In progress',
    ua: 'У роботі',
    uz: 'Ishda',
  },
  state_unread: {
    about: 'Filter: the sender has written since a colleague looked',
    ru: 'С новыми сообщениями',
    en: 'With new messages',
    ua: 'З новими повідомленнями',
    uz: 'Yangi xabarlilar',
  },
  state_answered: { about: 'State', ru: 'Отвечено', en: 'Answered', ua: 'Відповіли', uz: 'Javob berilgan' },
  take: {
    about: 'Button: I work on it',
    ru: 'Взять в работу',
    en: 'Take it',
    ua: 'Взяти в роботу',
    uz: 'Ishga olish',
  },
  takenByOther: {
    about: 'Refused: somebody else has it',
    ru: 'Его уже взял другой сотрудник.',
    en: 'A colleague has already taken it.',
    ua: 'Його вже взяв інший працівник.',
    uz: 'Uni boshqa xodim olib boʻlgan.',
  },
});
