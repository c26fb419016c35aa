import * as v from 'valibot';

/** The edition for a caller that shows no consent text: `curl`, another system. */
export const NO_EDITION = 'none';

/**
 * Headers for a request that must arrive exactly once. They are not among the fields of the call, because the
 * specification fixes those.
 */
export interface Delivery {
  /** The idempotency key, the same at every attempt: the backend stores a request once, even if it arrives twice. */
  key: string;
  /** When the person sent it, ISO; it may reach the backend later, after an outage. */
  sentAt: string;
  /** Edition of the consent text that the person agreed to; decision 57 requires this record. */
  consent: string;
  /** Hash of the sender's account token, when they are logged in; the token itself is never stored. */
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

/** The delivery headers of an incoming request; undefined when they are missing or invalid. */
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
