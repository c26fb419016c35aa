import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the ticket calls in the audit log. */
export const ticketsCalls = defineMessages({
  deskTickets: {
    about: 'Name of an action',
    ru: 'Просмотр списка билетов',
    en: 'Read the list of tickets',
    ua: 'Перегляд списку квитків',
    uz: 'Chiptalar roʻyxati koʻrildi',
  },
  deskTicketOf: {
    about: 'Name of an action',
    ru: 'Просмотр билета',
    en: 'Read a ticket',
    ua: 'Перегляд квитка',
    uz: 'Chipta koʻrildi',
  },
  newTicket: {
    about: 'Name of an action',
    ru: 'Новый билет',
    en: 'Entered a ticket',
    ua: 'Новий квиток',
    uz: 'Yangi chipta kiritildi',
  },
  editTicket: {
    about: 'Name of an action',
    ru: 'Изменение билета',
    en: 'Changed a ticket',
    ua: 'Зміна квитка',
    uz: 'Chipta oʻzgartirildi',
  },
  notePayment: {
    about: 'Name of an action',
    ru: 'Отметка об оплате',
    en: 'Recorded a payment',
    ua: 'Позначка про оплату',
    uz: 'Toʻlov qayd etildi',
  },
  cancelPayment: {
    about: 'Name of an action',
    ru: 'Аннулирование оплаты',
    en: 'Voided a payment',
    ua: 'Анулювання оплати',
    uz: 'Toʻlov hisobdan chiqarildi',
  },
  extendTicket: {
    about: 'Name of an action',
    ru: 'Продление билета',
    en: 'Extended a ticket',
    ua: 'Подовження квитка',
    uz: 'Chipta muddati uzaytirildi',
  },
  answerExtension: {
    about: 'Name of an action',
    ru: 'Ответ на просьбу о продлении',
    en: 'Answered a request to extend',
    ua: 'Відповідь на прохання про подовження',
    uz: 'Muddatni uzaytirish soʻroviga javob berildi',
  },
  applyTickets: {
    about: 'Name of an action',
    ru: 'Загрузка файла билетов',
    en: 'Imported a file of tickets',
    ua: 'Завантаження файлу квитків',
    uz: 'Chiptalar fayli yuklandi',
  },
});
