import * as v from 'valibot';
import { OTHER_COUNTRY, PHONE_LENGTH } from '../i18n/phone-countries.ts';
import { readPhone } from '../i18n/phone-number.ts';
import { CONTACT_METHODS } from './contact-methods.ts';
import { hasControls, readLine, readLines } from './plain-text.ts';
import { reasonCode, outOfBounds, phoneMissing, type Reason } from './reasons.ts';
import { email } from './subscription.ts';

/** Minimum characters of a messenger nickname, including its `@` (§5). */
const NICKNAME_LENGTH = 2;

/** Refuses control characters: keyboards do not produce them, and terminals execute them. */
const withoutControls = v.check((text: string) => !hasControls(text), reasonCode('characters'));

/** An optional line of text. */
export const optionalText = v.pipe(
  v.optional(v.string(reasonCode('value')), ''),
  v.transform(readLine),
  withoutControls,
);

/** A required line of text; every input is trimmed (§5). */
export const requiredText = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.transform(readLine),
  withoutControls,
  v.nonEmpty(reasonCode('required')),
);

/** A required text of several lines. */
export const requiredLines = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.transform(readLines),
  withoutControls,
  v.nonEmpty(reasonCode('required')),
);

/** An optional mail address; a given one must be valid (§5). */
export const optionalEmail = v.pipe(
  optionalText,
  v.check((text) => text === '' || v.is(email, text), reasonCode('email')),
  v.toLowerCase(),
);

/**
 * A name: digits are removed, then it needs at least 2 characters (§5), some of them letters. Digits alone are a
 * mistake, not an empty field.
 */
function nameUpTo(most: number, reason: Reason) {
  return v.pipe(
    v.optional(v.string(reasonCode('required')), ''),
    v.transform(readLine),
    withoutControls,
    v.nonEmpty(reasonCode('required')),
    v.transform((name) => name.replace(/\d/g, '').replace(/\s+/g, ' ')),
    v.trim(),
    v.minLength(2, reason),
    v.maxLength(most, reason),
    v.regex(/\p{L}/u, reason),
  );
}

/** The name of a call request: 2 to 30 characters (§5). */
export const callerName = nameUpTo(30, 'name');

/** The name of every other form: the full name, because it signs an appeal (decision 81). */
export const personName = nameUpTo(100, 'name_full');

/** Maximum characters of a message. */
const LONGEST_MESSAGE = 4000;

/** A message of a few paragraphs. */
export const messageText = v.pipe(requiredLines, v.maxLength(LONGEST_MESSAGE, reasonCode('long')));

/** An optional message. */
export const optionalMessage = v.pipe(
  v.optional(v.string(reasonCode('value')), ''),
  v.transform(readLines),
  withoutControls,
  v.maxLength(LONGEST_MESSAGE, reasonCode('long')),
);

/** The chosen contact method; the message for a missing choice is from the specification (§5). */
export const contactMethod = v.picklist(CONTACT_METHODS, reasonCode('method'));

/** A nickname with its `@`; empty when nothing or only the `@` was typed (§5). */
export function nicknameWithAt(text: string): string {
  const name = text.trim().replace(/^@+/, '').replace(/\s/g, '');
  return name === '' ? '' : `@${name}`;
}

/** A nickname as it was typed. */
export const nickname = v.pipe(
  optionalText,
  v.transform(nicknameWithAt),
  v.maxLength(64, reasonCode('value')),
);

/** Whether a nickname is long enough to reach a person. */
export function isNickname(text: string): boolean {
  return nicknameWithAt(text).length >= NICKNAME_LENGTH;
}

/** A phone in a form: the chosen country and the typed number. */
export const phoneEntries = {
  country: v.optional(v.string(), ''),
  telephone: v.pipe(optionalText, v.maxLength(3 * PHONE_LENGTH, reasonCode('value'))),
};

/** A phone in a call: plus and digits, checked as in the form; empty when another contact method is given. */
export const sentPhone = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.transform(readLine),
  withoutControls,
  v.maxLength(PHONE_LENGTH, reasonCode('phone')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const message = phoneRefusal({ country: OTHER_COUNTRY.code, telephone: dataset.value });
    if (message) addIssue({ message });
  }),
);

/** Why a typed number is refused: its length must match the numbers of its country (decision 80). */
export function phoneRefusal({
  country: chosen,
  telephone,
}: {
  country: string;
  telephone: string;
}): Reason | undefined {
  const { country, digits, missing, surplus, isWhole } = readPhone(chosen, telephone);
  // Letters alone are a mistake, and not an empty field.
  if (digits === '' && !/\p{L}/u.test(telephone)) return 'required';
  if (isWhole) return undefined;
  if (country === OTHER_COUNTRY.code) return 'phone_other';
  return surplus > 0 ? 'phone_long' : phoneMissing(missing);
}

/** Whether the person wants an answer by nickname: Telegram is chosen and a nickname is given (decision 82). */
function answersByNickname(typed: { type_contact: string; nickname: string }): boolean {
  return typed.type_contact === 'telegram' && isNickname(typed.nickname);
}

/** The nickname to send: empty when another method was chosen, because its field is then hidden (decision 82). */
export function sentNickname({ type_contact, nickname }: { type_contact: string; nickname: string }): string {
  return type_contact === 'telegram' ? nickname : '';
}

/** Why the phone of a form with contact methods is refused; it is optional with a nickname for Telegram. */
export function contactRefusal(typed: {
  country: string;
  telephone: string;
  type_contact: string;
  nickname: string;
}): Reason | undefined {
  const refusal = phoneRefusal(typed);
  return refusal === 'required' && answersByNickname(typed) ? undefined : refusal;
}

/** A sum of money, whole units of the form's currency. Spaces, commas and signs may separate thousands. */
export const amount = v.pipe(
  requiredText,
  v.transform((text) => text.replace(/[\s₽$₴]|soʻm|,(?=\d{3}\b)/g, '')),
  v.regex(/^\d{1,15}$/, reasonCode('value')),
  v.transform(Number),
  v.minValue(1, reasonCode('value')),
);

/** The earliest accepted year (decision 55). */
const FIRST_YEAR = 1900;

/** A year from 1900 to this one (decision 55). @param now the clock, for tests. */
export function yearUpTo(now: () => Date = () => new Date()) {
  const bounds = () => ({ least: FIRST_YEAR, most: now().getFullYear() });
  const refusal = () => outOfBounds(bounds(), 'year');
  return v.pipe(
    requiredText,
    v.regex(/^\d{4}$/, refusal),
    v.transform(Number),
    v.check((year) => year >= bounds().least && year <= bounds().most, refusal),
  );
}
