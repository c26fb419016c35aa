import { safeParse } from 'valibot';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { subscriptionRequest } from '@tourbillon/domain/contract/subscription.ts';

/** Fields that can have errors, in display order. */
export const FIELDS = ['email', 'options', 'consent'] as const;

export type Field = (typeof FIELDS)[number];

/** View data of the form. */
export interface SubscribeView {
  /** `sent`: the confirmation letter is sent and the form is replaced by a message. */
  state: 'open' | 'sent';
  /** The typed values, unchanged. */
  typed: { email: string; options: string[]; consent: boolean };
  /** Errors by field: our texts, or the backend's text. */
  errors: Partial<Record<Field, string>>;
  /** Why valid data could not be sent. */
  problem?: RequestView['problem'];
  /** Seconds to wait before the next attempt, only for `tooMany`. */
  wait?: RequestView['wait'];
  /** Question against robots for browsers without scripts: a sum in words. */
  question?: RequestView['question'];
  /** How many hours the link in the letter is valid; shown after sending. */
  hours: number;
}

/** The empty form. */
export const EMPTY: SubscribeView = {
  state: 'open',
  typed: { email: '', options: [], consent: false },
  errors: {},
  hours: 0,
};

/** The fields of a sent form, with the names of the contract. */
export function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    email: text('email'),
    options: form.getAll('options').map(String),
    consent: form.get('consent') !== null,
    feedback_phone: text('feedback_phone'),
  };
}

/** Validates a sent form: returns the request for the backend, or the errors by field (§5). */
export function judgeForm(fields: ReturnType<typeof readForm>) {
  const parsed = safeParse(subscriptionRequest, fields, { abortPipeEarly: true });
  if (parsed.success) return { request: parsed.output, errors: {} };
  const errors: SubscribeView['errors'] = {};
  for (const { path, message } of parsed.issues) {
    const field = FIELDS.find((name) => name === path?.[0]?.key);
    if (field) errors[field] ??= message;
  }
  return { request: undefined, errors };
}

/** The first error of each field in the backend's answer. @param body of its 422 response. */
export function refusedFields(body: unknown): SubscribeView['errors'] {
  const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const reason = [errors[field]].flat()[0];
      return typeof reason === 'string' ? [[field, reason]] : [];
    }),
  );
}
