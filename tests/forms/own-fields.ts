import type { RequestFormName } from '@tourbillon/domain/contract/requests/index.ts';

/** Fields of a form with typed values. */
export type Fields = Record<string, string>;

/** Fields of each form besides those of the person. A new form must be added here. */
export const OWN_FIELDS: Record<RequestFormName, Fields> = {
  callRequest: { type_contact: 'telephone', nickname: '@' },
  question: { email: '', message: 'Сколько дадут за часы?' },
  photoRequest: { email: '', message: 'Крупнее заводную головку' },
  cheaper: { email: '', link: 'https://shop.example/watch' },
  arrivalNotice: { email: '', message: 'Speedmaster с сапфиром' },
  director: { email: '', message: 'Спасибо за оценку' },
  friend: { email: '', friend_name: 'Борис', friend_contact: '@boris' },
  appraisal: { email: '', subject: 'watch', brand: 'Omega', type_contact: 'telephone', nickname: '@' },
  contactOwner: { email: '', message: 'Есть ли чек?' },
  purchase: { email: '', wish: 'reserve', type_contact: 'telephone', nickname: '@' },
  appeal: { email: '', company: 'pawnshop', message: 'Прошу ответить письменно' },
  deferral: { email: '', ticket: '77-104217', reason: 'illness', months: '6', documents: '' },
  review: { rating: '5', message: 'Оценили за десять минут', service: '', visited: '' },
};
