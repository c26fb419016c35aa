/** What other rooms take of the mailing list. */
export { mailingOf } from './account-mailing.ts';
