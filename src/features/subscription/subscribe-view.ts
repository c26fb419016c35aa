import { safeParse } from 'valibot';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { subscriptionRequest } from '@tourbillon/domain/contract/subscription.ts';

/** Fields of the form that can be wrong, in the order they stand. */
export const FIELDS = ['email', 'options', 'consent'] as const;

export type Field = (typeof FIELDS)[number];

/** What the form shows. */
export interface SubscribeView {
  /** `sent`: a letter is on its way, the form has done its work. */
  state: 'open' | 'sent';
  /** Everything as it was typed. */
  typed: { email: string; options: string[]; consent: boolean };
  /** Why fields were refused: our words, or the backend's text. */
  errors: Partial<Record<Field, string>>;
  /** All was right, but it was not sent, and why. */
  problem?: RequestView['problem'];
  /** Seconds to wait before the next try, of `tooMany`. */
  wait?: RequestView['wait'];
  /** For browsers without scripts: a sum that shows that there is a person. */
  question?: RequestView['question'];
  /** How many hours the link of the letter lasts; once it is sent. */
  hours: number;
}

/** The form before anybody has touched it. */
export const EMPTY: SubscribeView = {
  state: 'open',
  typed: { email: '', options: [], consent: false },
  errors: {},
  hours: 0,
};

/** The fields of a sent form, in the contract's words. */
export function readForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    email: text('email'),
    options: form.getAll('options').map(String),
    consent: form.get('consent') !== null,
    feedback_phone: text('feedback_phone'),
  };
}

/** Judges a sent form: the request to make, or why each field is refused (§5). */
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

/** The first reason that a backend gives for each of our fields. @param body of its 422. */
export function refusedFields(body: unknown): SubscribeView['errors'] {
  const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const reason = [errors[field]].flat()[0];
      return typeof reason === 'string' ? [[field, reason]] : [];
    }),
  );
}
