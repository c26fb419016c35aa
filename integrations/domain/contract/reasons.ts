/**
 * Why a field of a form is refused, as a code. The contract's schemas and backends use the code; the gateway and the
 * pages translate it with the message `forms.{code}`.
 */
export const REASONS = [
  'required',
  'email',
  'email_same',
  'value',
  'characters',
  'long',
  'name',
  'name_full',
  'phone',
  'phone_long',
  'phone_other',
  'nickname',
  'method',
  'amount',
  'year',
  'password',
  'password_repeat',
  'password_common',
  'password_known',
  'password_wrong',
  'image',
  'format',
  'pixels',
  'file_size',
  'file_count',
  'option',
  'consent',
  'sold',
  'brand_unknown',
  'brand_refused',
  'term',
  'consent_data',
  'consent_register',
  'consent_publish',
  'robot',
  'ticket_code',
  'digits_four',
  'ticket_unknown',
  'title_taken',
  'too_many_kept',
  'token_missing',
  'token_unknown',
  'token_expired',
  'token_used',
  'recent_proof',
  'passkey_refused',
  'passkey_known',
  'passkey_most',
  'passkey_none',
  'recovery_code',
  'recovery_none',
  'ticket_over',
  'offer_over',
  'visit_closed',
] as const;

/** The reason with the number of missing digits of a phone: `phone_missing:2`. */
const PHONE_MISSING = 'phone_missing:';

/** Bounds of a number, both included. */
interface Bounds {
  least: number;
  most: number;
}

/** Reasons that carry the bounds of a number: `value:0.18:500`, `year:1900:2026`. */
type Bounded = 'value' | 'year';

const BOUNDED = /^(value|year):(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/;

export type Reason =
  | (typeof REASONS)[number]
  | `${typeof PHONE_MISSING}${number}`
  | `${Bounded}:${number}:${number}`;

/** Why a phone that is too short for its country is refused (decision 80). */
export function phoneMissing(digits: number): Reason {
  return `${PHONE_MISSING}${digits}`;
}

/** The number of missing digits in such a reason; undefined for other reasons. */
export function missingDigits(reason: Reason): number | undefined {
  return reason.startsWith(PHONE_MISSING) ? Number(reason.slice(PHONE_MISSING.length)) : undefined;
}

/** Why a value is refused that is not a number or is out of bounds (decision 331). */
export function outOfBounds({ least, most }: Bounds, word: Bounded = 'value'): Reason {
  return `${word}:${least}:${most}`;
}

/** The code and the bounds in such a reason; undefined for other reasons. */
export function boundsOf(reason: string): ({ word: Bounded } & Bounds) | undefined {
  const [, word, least, most] = BOUNDED.exec(reason) ?? [];
  return word ? { word: word as Bounded, least: Number(least), most: Number(most) } : undefined;
}

/** A reason as the message of a schema, checked by type. */
export function reasonCode(reason: Reason): Reason {
  return reason;
}

/** Whether a message is one of our reasons. */
export function isReason(value: unknown): value is Reason {
  const text = String(value);
  return (
    REASONS.includes(value as (typeof REASONS)[number]) ||
    /^phone_missing:\d+$/.test(text) ||
    BOUNDED.test(text)
  );
}
