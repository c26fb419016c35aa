/** Public interface of the mailing list. */
export { mailingOf } from './account-mailing.ts';
