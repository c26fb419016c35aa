import * as v from 'valibot';

/** The edition of a caller that has shown nobody any words of consent: `curl`, another system. */
export const NO_EDITION = 'none';

/**
 * What comes with a request that must not be lost or doubled, beside the fields of its call, which the
 * specification words: it travels in headers.
 */
export interface Delivery {
  /** The same at every attempt: a backend stores a request once however often it comes. */
  key: string;
  /** When the person sent it, ISO: a backend that was away learns of it later. */
  sentAt: string;
  /** Edition of the words of consent that were agreed to: the record that decision 57 wants. */
  consent: string;
  /** Hash of the account token it was sent with, of somebody who is logged in: the token itself is written nowhere. */
  session?: string | undefined;
}

const deliveryHeadersSchema = v.object({
  'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  'sent-at': v.pipe(v.string(), v.isoTimestamp()),
  'consent-text': v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  'account-session': v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/** The headers of a delivery. */
export function deliveryHeaders({ key, sentAt, consent, session }: Delivery): Record<string, string> {
  return {
    'idempotency-key': key,
    'sent-at': sentAt,
    'consent-text': consent,
    ...(session && { 'account-session': session }),
  };
}

/** The delivery of a request that came in; undefined when it has none, or one that is not valid. */
export function readDelivery(header: (name: string) => string | undefined): Delivery | undefined {
  const found = Object.fromEntries(
    Object.keys(deliveryHeadersSchema.entries).map((name) => [name, header(name)]),
  );
  const parsed = v.safeParse(deliveryHeadersSchema, found);
  if (!parsed.success) return undefined;
  const { output } = parsed;
  return {
    key: output['idempotency-key'],
    sentAt: output['sent-at'],
    consent: output['consent-text'],
    session: output['account-session'],
  };
}
