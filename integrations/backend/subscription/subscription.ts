/** Public functions of the mailing list. */
export { mailingOf } from './account-mailing.ts';
