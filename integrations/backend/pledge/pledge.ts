/** Public interface of pledge tickets. */
export { addTicket, removeTicket, ticketsOf } from './account-tickets.ts';
export { answerExtension } from './desk/answer-extension.ts';
export { applyTickets, checkTickets } from './desk/import-tickets.ts';
export { listDeskTickets, readDeskTicket } from './desk/read-tickets.ts';
export {
  cancelPayment,
  editTicket,
  extendTicket,
  newTicket,
  notePayment,
  type Worker,
} from './desk/work-on-ticket.ts';
export { findTicket } from './find-ticket.ts';
