import * as v from 'valibot';
import { requiredText } from '../person-fields.ts';
import { reasonCode } from '../reasons.ts';

/** The number of a pledge ticket, normalised: `77-104217` becomes `77104217`. 5 to 20 letters and digits. */
export const ticketNumber = v.pipe(
  requiredText,
  v.transform((text) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()),
  v.regex(/^[\p{L}\p{N}]{5,20}$/u, reasonCode('value')),
);
