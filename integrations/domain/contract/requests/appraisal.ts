import * as v from 'valibot';
import { MOST_ROUBLES, ROUBLES } from '../../business/amount-limit.ts';
import { CURRENCIES } from '../../i18n/currencies.ts';
import { wholePhone } from '../../i18n/phone-number.ts';
import { CONDITIONS } from '../../sections/item-statuses.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';
import {
  amount,
  contactMethod,
  nickname,
  optionalEmail,
  optionalMessage,
  optionalText,
  personName,
  phoneEntries,
  contactRefusal,
  sentPhone,
  yearUpTo,
} from '../person-fields.ts';
import { sentPhotos } from '../photos.ts';
import { reasonCode, outOfBounds, type Reason } from '../reasons.ts';
import { accepted } from './accepted.ts';
import { defineRequestForm, type Typed } from './request-form.ts';

/** Subjects of the online appraisal (§1). */
export const SUBJECTS = ['watch', 'diamond'] as const;

export type Subject = (typeof SUBJECTS)[number];

/** Parts of the original set that are still with a watch. */
export const KITS = ['full', 'box', 'papers', 'none'] as const;

export type Kit = (typeof KITS)[number];

/** Carats of the smallest stone (§5) and of the largest plausible one. */
export const CARATS = { least: 0.18, most: 500 } as const;

const shortText = v.pipe(optionalText, v.maxLength(80, reasonCode('long')));

/** An optional field that is checked only when it is filled in. */
const unlessEmpty = <S extends v.GenericSchema>(schema: S) =>
  v.lazy((typed) => (typeof typed === 'string' && typed.trim() !== '' ? schema : optionalText));

/** Weight of a stone in carats; a comma works as a decimal point. */
const carats = v.pipe(
  v.string(reasonCode('value')),
  v.trim(),
  v.transform((text) => text.replace(',', '.')),
  v.regex(/^\d{1,3}(\.\d{1,3})?$/, outOfBounds(CARATS)),
  v.transform(Number),
  v.minValue(CARATS.least, outOfBounds(CARATS)),
  v.maxValue(CARATS.most, outOfBounds(CARATS)),
);

const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
);

/** POST appraisal: fields and files, `multipart/form-data`, the files in `photos[]`. */
const appraisal = defineCall({
  method: 'POST',
  path: '/appraisal',
  request: v.object({
    subject: v.picklist(SUBJECTS, reasonCode('value')),
    brand: v.optional(shortText),
    model: v.optional(shortText),
    reference: v.optional(shortText),
    year: v.optional(v.pipe(number, v.integer())),
    condition: v.optional(v.picklist(CONDITIONS, reasonCode('value'))),
    kit: v.optional(v.picklist(KITS, reasonCode('value'))),
    carats: v.optional(v.pipe(number, v.minValue(CARATS.least, outOfBounds(CARATS)))),
    /** The amount that the person hopes for, in `currency` (decision 79). */
    amount: v.optional(number),
    currency: v.optional(v.picklist(CURRENCIES, reasonCode('value'))),
    /** The same amount in roubles at today's rate. */
    amount_rub: v.optional(v.pipe(number, v.maxValue(MOST_ROUBLES, reasonCode('amount')))),
    message: v.optional(v.pipe(v.string(), v.maxLength(4000, reasonCode('long')))),
    user_name: personName,
    telephone: sentPhone,
    type_contact: contactMethod,
    nickname: v.optional(v.string(), ''),
    /** The address for the offer; without it the shop calls. */
    email: v.optional(optionalEmail),
    city: slug,
    'photos[]': sentPhotos,
    feedback_phone: v.optional(v.string(), ''),
  }),
  response: accepted,
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the form, which has the robot check.
  access: 'storefront',
  limit: 'requests',
  mails: 'typed',
  files: 'photos[]',
});

const fields = {
  subject: v.picklist(SUBJECTS, reasonCode('value')),
  brand: shortText,
  model: shortText,
  reference: shortText,
  year: unlessEmpty(yearUpTo()),
  condition: unlessEmpty(v.picklist(CONDITIONS, reasonCode('value'))),
  kit: unlessEmpty(v.picklist(KITS, reasonCode('value'))),
  carats: unlessEmpty(carats),
  amount: unlessEmpty(amount),
  message: optionalMessage,
  photos: optionalText,
  user_name: personName,
  ...phoneEntries,
  type_contact: contactMethod,
  nickname,
  email: optionalEmail,
  // From the upload handler and its script: the id of the upload, and the order of the files.
  upload: optionalText,
  order: optionalText,
};

/** The online appraisal (§1, §3 and §5): a watch or a diamond, photographs, and contact data. */
export const appraisalForm = defineRequestForm({
  page: '/appraisal/',
  /** The watch to be appraised: initial values of the fields. */
  parameters: ['subject', 'brand', 'model', 'reference', 'condition', 'kit'],
  call: appraisal,
  photos: true,
  fields,
  unused: ({ subject }) => unusedFields(subject),
  across: (typed, { amount: terms = ROUBLES }) => {
    const phone = contactRefusal(typed);
    const sum = v.safeParse(amount, typed.amount);
    const isTooMuch = sum.success && sum.output > terms.most;
    return {
      ...subjectRefusals(typed),
      ...(phone && { telephone: phone }),
      ...(isTooMuch && { amount: 'amount' as const }),
    };
  },
  request: (validated, { city, photos, amount: terms = ROUBLES }) => {
    const { country, telephone, subject, upload: _, order: __, photos: ___, ...rest } = validated;
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
    for (const name of unusedFields(subject)) delete said[name];
    if (rest.type_contact !== 'telegram') delete said.nickname;
    if (typeof said.amount === 'number')
      Object.assign(said, { currency: terms.currency, amount_rub: terms.roubles(said.amount) });
    return {
      ...(said as Pick<typeof rest, 'user_name' | 'type_contact'>),
      subject,
      telephone: wholePhone(country, telephone),
      city,
      'photos[]': photos ?? [],
    };
  },
});

/** Fields that belong only to the other subject. */
const NOT_OF: Record<Subject, readonly (keyof typeof fields)[]> = {
  watch: ['carats'],
  diamond: ['brand', 'model', 'reference', 'year', 'condition', 'kit'],
};

/** The fields of the other subject; none while the subject is not known. */
function unusedFields(subject: string): readonly (keyof typeof fields)[] {
  return SUBJECTS.flatMap((one) => (one === subject ? NOT_OF[one] : []));
}

/** Why required fields of a subject are refused. */
function subjectRefusals(typed: Typed<keyof typeof fields>): { brand?: Reason; carats?: Reason } {
  if (typed.subject === 'watch' && typed.brand.trim() === '') return { brand: 'required' };
  if (typed.subject === 'diamond' && typed.carats.trim() === '') return { carats: 'required' };
  return {};
}
