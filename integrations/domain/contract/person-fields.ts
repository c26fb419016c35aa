import * as v from 'valibot';
import { OTHER_COUNTRY, PHONE_LENGTH } from '../i18n/phone-countries.ts';
import { readPhone } from '../i18n/phone-number.ts';
import { CONTACT_METHODS } from './contact-methods.ts';
import { hasControls, readLine, readLines } from './plain-text.ts';
import { because, outOfBounds, phoneMissing, type Reason } from './reasons.ts';
import { email } from './subscription.ts';

/** Characters a messenger nickname has at least, its `@` included (§5). */
const NICKNAME_LENGTH = 2;

/** Refuses what no keyboard writes and terminals obey. */
const withoutControls = v.check((text: string) => !hasControls(text), because('characters'));

/** A line that nobody has to fill in. */
export const optionalText = v.pipe(
  v.optional(v.string(because('value')), ''),
  v.transform(readLine),
  withoutControls,
);

/** A line that has to be there; every input is trimmed (§5). */
export const requiredText = v.pipe(
  v.optional(v.string(because('required')), ''),
  v.transform(readLine),
  withoutControls,
  v.nonEmpty(because('required')),
);

/** A text of several lines that has to be there. */
export const requiredLines = v.pipe(
  v.optional(v.string(because('required')), ''),
  v.transform(readLines),
  withoutControls,
  v.nonEmpty(because('required')),
);

/** A mail address that may be left out; one that is there has to be valid (§5). */
export const optionalEmail = v.pipe(
  optionalText,
  v.check((text) => text === '' || v.is(email, text), because('email')),
  v.toLowerCase(),
);

/** A name: digits are left out of it, then it has 2 characters (§5) to so many, letters among them. */
function nameUpTo(most: number, reason: Reason) {
  return v.pipe(
    v.optional(v.string(because('required')), ''),
    v.transform(readLine),
    withoutControls,
    v.transform((name) => name.replace(/\d/g, '').replace(/\s+/g, ' ')),
    v.trim(),
    v.nonEmpty(because('required')),
    v.minLength(2, reason),
    v.maxLength(most, reason),
    v.regex(/\p{L}/u, reason),
  );
}

/** The name of a call request: 2 to 30 characters (§5). */
export const callerName = nameUpTo(30, 'name');

/** The name of every other form: an appeal is signed with the whole of it (decision 81). */
export const personName = nameUpTo(100, 'name_full');

/** Characters of a message. */
const LONGEST_MESSAGE = 4000;

/** A message of a few paragraphs. */
export const messageText = v.pipe(requiredLines, v.maxLength(LONGEST_MESSAGE, because('long')));

/** A message that nobody has to write. */
export const optionalMessage = v.pipe(
  v.optional(v.string(because('value')), ''),
  v.transform(readLines),
  withoutControls,
  v.maxLength(LONGEST_MESSAGE, because('long')),
);

/** The chosen way to answer; the message of none is the specification's own (§5). */
export const contactMethod = v.picklist(CONTACT_METHODS, because('method'));

/** A nickname with its `@`; empty when there is none or nothing but the `@` (§5). */
export function readNickname(text: string): string {
  const name = text.trim().replace(/^@+/, '').replace(/\s/g, '');
  return name === '' ? '' : `@${name}`;
}

/** A nickname as it was typed. */
export const nickname = v.pipe(optionalText, v.transform(readNickname), v.maxLength(64, because('value')));

/** Whether a nickname reaches anybody. */
export function isNickname(text: string): boolean {
  return readNickname(text).length >= NICKNAME_LENGTH;
}

/** A phone as a form has it: the country chosen and what was typed beside it. */
export const phoneEntries = {
  country: v.optional(v.string(), ''),
  telephone: v.pipe(optionalText, v.maxLength(3 * PHONE_LENGTH, because('value'))),
};

/**
 * A phone as a call has it: plus and digits, judged as in the form; empty where another way of answering is given.
 */
export const sentPhone = v.pipe(
  v.optional(v.string(because('required')), ''),
  v.transform(readLine),
  withoutControls,
  v.maxLength(PHONE_LENGTH, because('phone')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    const message = phoneRefusal({ country: OTHER_COUNTRY.code, telephone: dataset.value });
    if (message) addIssue({ message });
  }),
);

/** Why a number of a form is refused: it has to be as long as the numbers of its country are (decision 80). */
export function phoneRefusal({
  country: chosen,
  telephone,
}: {
  country: string;
  telephone: string;
}): Reason | undefined {
  const { country, digits, missing, surplus, isWhole } = readPhone(chosen, telephone);
  if (digits === '') return 'required';
  if (isWhole) return undefined;
  if (country === OTHER_COUNTRY.code) return 'phone_other';
  return surplus > 0 ? 'phone_long' : phoneMissing(missing);
}

/** Whether a nickname is how somebody wants to be answered: in Telegram, where they have one (decision 82). */
function answersByNickname(typed: { type_contact: string; nickname: string }): boolean {
  return typed.type_contact === 'telegram' && isNickname(typed.nickname);
}

/** The nickname that is sent: none when another way was chosen, where its field is hidden (decision 82). */
export function sentNickname({ type_contact, nickname }: { type_contact: string; nickname: string }): string {
  return type_contact === 'telegram' ? nickname : '';
}

/** Why the phone of a form with a choice of ways is refused; beside a nickname for Telegram it may be left out. */
export function reachedRefusal(typed: {
  country: string;
  telephone: string;
  type_contact: string;
  nickname: string;
}): Reason | undefined {
  const refusal = phoneRefusal(typed);
  return refusal === 'required' && answersByNickname(typed) ? undefined : refusal;
}

/** A sum of money, whole units of the currency that was asked for. Spaces, commas and a sign may part its thousands. */
export const amount = v.pipe(
  requiredText,
  v.transform((text) => text.replace(/[\s₽$₴]|soʻm|,(?=\d{3}\b)/g, '')),
  v.regex(/^\d{1,15}$/, because('value')),
  v.transform(Number),
  v.minValue(1, because('value')),
);

/** The first year that is one (decision 55). */
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
