import * as v from 'valibot';
import type { AmountTerms } from '../../business/amount-limit.ts';
import type { Call } from '../call.ts';
import type { Form } from '../form.ts';
import type { SentPhoto } from '../photos.ts';
import { boundsOf, type Reason } from '../reasons.ts';

/** What is known of a request beside what was typed. */
export interface Circumstances {
  /** Alias of the visitor's city. */
  city: string;
  /** The files sent with it, of a form that takes them. */
  photos?: SentPhoto[];
  /** In what currency an amount was asked for; roubles where nobody says. */
  amount?: AmountTerms | undefined;
}

/** What was typed, by the name of the field. */
export type Typed<Name extends string = string> = Readonly<Record<Name, string>>;

/** Why fields are refused, by name: our words, or a backend's text. */
export type Refusals<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * A form people send: where it stands, how what they typed is judged, and the call that is made of it. The page
 * without scripts, the dialog and the server all go by it.
 */
export interface RequestForm<Entries extends v.ObjectEntries, C extends Call> extends Form<C> {
  /** What is sent is published with its sender's name: consent to that is a purpose of its own (decision 57). */
  publishes?: boolean;
  /** Judges each field (§5), in the order they stand: the summary of mistakes keeps to it. */
  fields: Entries;
  /** Judges fields that depend on one another; what `fields` says of a field goes before, but for bounds it cannot know. */
  across?: (
    typed: Typed<keyof Entries & string>,
    circumstances: Circumstances,
  ) => Partial<Record<keyof Entries & string, Reason>>;
  /** The request of the call, out of the judged fields. */
  request: (
    fields: { [Name in keyof Entries]: v.InferOutput<Entries[Name]> },
    circumstances: Circumstances,
  ) => v.InferInput<C['request']>;
}

/** Any form, for what treats all of them alike. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit hands a form only what its own fields made
export type AnyRequestForm = RequestForm<any, Call>;

/** Declares a form and keeps its types. */
export function defineRequestForm<const Entries extends v.ObjectEntries, C extends Call>(
  form: RequestForm<Entries, C>,
): RequestForm<Entries, C> {
  return form;
}

/** Names of a form's fields, in the order they stand. */
export function namesOf(form: AnyRequestForm): string[] {
  return Object.keys(form.fields as object);
}

/** Whether a field may be left empty, as far as it alone decides that. */
export function mayBeEmpty(form: AnyRequestForm, name: string): boolean {
  return v.safeParse((form.fields as v.ObjectEntries)[name] ?? v.never(), '').success;
}

/** Judges what was typed into a form: the request of its call, or why fields are refused, all of them at once. */
export function judgeRequest(
  form: AnyRequestForm,
  typed: Typed,
  circumstances: Circumstances,
): { request: Record<string, unknown>; refusals?: undefined } | { refusals: Refusals } {
  const parsed = v.safeParse(v.object(form.fields as v.ObjectEntries), typed, { abortPipeEarly: true });
  const refusals: Refusals = { ...form.across?.(typed, circumstances) };
  for (const { path, message } of parsed.issues ?? []) {
    const name = String(path?.[0]?.key);
    if (!boundsOf(refusals[name] ?? '')) refusals[name] = message;
  }
  if (!parsed.success || Object.keys(refusals).length > 0) return { refusals };
  return { request: form.request(parsed.output, circumstances) as Record<string, unknown> };
}
